// What fingers and the mouse hold. Whoever sees the table change has it put back.
const held = new Set<() => void>()

/** Something is held: `letGo` puts it back to its place. */
export const grip = (letGo: () => void): void => void held.add(letGo)
export const release = (letGo: () => void): void => void held.delete(letGo)

/** Everything that is held goes back to its place. Whether anything was held. */
export function putBack(): boolean {
  const any = held.size > 0
  for (const letGo of held) letGo()
  return any
}
