// Whoever plays by keys finds the focus on what may be chosen next: in the same group of buttons (`data-group`) if it offers
// something, else among all choices; while nothing can be chosen it waits in a quiet place (`data-rest`), or, once all is done, on what
// leads on (`data-next`).

const CHOICES = 'choices'
const REST = '[data-rest]'
const PRESSED = 'button:not([data-aside])'
const isReady = (button: Element): boolean => !button.matches(':disabled, [aria-disabled=true], [data-look]')

/** What somebody does in a sheet says nothing about where they were at the table. */
const inSheet = (event: Event): boolean => (event.target as Element).closest('dialog') !== null

/** Let the focus follow the game within `main` for whoever plays by keys; whoever points, types or reads elsewhere is left alone. */
export function followFocus(main: HTMLElement): () => void {
  let byKeys = false
  /** Something was chosen by keys, and the focus was not moved by hand since. */
  let following = false
  let group = ''
  let place = 0

  function remember(target: Element): void {
    const home = target.closest<HTMLElement>('[data-group]')
    group = (main.contains(target) && home?.dataset['group']) || ''
    place = home ? [...home.querySelectorAll(PRESSED)].indexOf(target) : 0
  }

  function nextIn(name: string, from: number): HTMLElement | undefined {
    const buttons = [...main.querySelectorAll<HTMLElement>(`[data-group="${name}"] ${PRESSED}`)]
    return buttons.slice(Math.max(0, from)).find(isReady) ?? buttons.find(isReady)
  }

  function look(): void {
    if (!byKeys || !(following || group) || document.querySelector('dialog[open]')) return
    const active = document.activeElement
    const onward = document.querySelector<HTMLElement>('[data-next]')
    const rest = onward?.checkVisibility() ? onward : main.querySelector<HTMLElement>(REST)
    const lost = !active || active === document.body || active === rest || active.matches(':disabled')
    if (!lost && !(following && main.contains(active) && !isReady(active))) return
    const next = (group && group !== CHOICES && nextIn(group, place)) || nextIn(CHOICES, 0) || (lost ? rest : null)
    if (next && next !== active) next.focus()
  }

  const listening = new AbortController()
  const { signal } = listening
  const moves = /^(Tab|Arrow|Home|End|[1-9])/
  addEventListener(
    'keydown',
    (event) => {
      byKeys = true
      if (moves.test(event.key) && !inSheet(event)) following = false
      // A key that is held down chooses once, not whatever comes next.
      if (event.repeat && event.key === 'Enter' && main.contains(event.target as Node)) event.preventDefault()
    },
    { capture: true, signal },
  )
  addEventListener(
    'pointerdown',
    () => {
      byKeys = following = false
      group = ''
    },
    { capture: true, signal },
  )
  addEventListener(
    'focusin',
    (event) => {
      const target = event.target as Element
      if (byKeys && !inSheet(event) && !target.matches(`${REST}, [data-next]`)) remember(target)
    },
    { signal },
  )
  main.addEventListener(
    'click',
    (event) => {
      if (event.detail !== 0) return // a pointer's clicks are counted, those of keys are not
      byKeys = following = true
      const pressed = (event.target as Element).closest('button')
      if (pressed) remember(pressed)
    },
    { capture: true, signal },
  )

  const watching = new MutationObserver(look)
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-disabled', 'data-look'],
  })
  return () => {
    watching.disconnect()
    listening.abort()
  }
}
