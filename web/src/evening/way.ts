// Whether people here pick their cards or count by hand: as last time on this device.
const KEY = 'papercove-way'
export type Way = 'cards' | 'number'

export function preferredWay(chosen?: Way): Way {
  try {
    if (chosen) localStorage.setItem(KEY, chosen)
    return localStorage.getItem(KEY) === 'number' ? 'number' : 'cards'
  } catch {
    return chosen ?? 'cards'
  }
}
