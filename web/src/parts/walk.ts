// Buttons that belong together stand in an element with `data-group`: arrow keys walk among them, up and down on to other groups.

/** A key pressed on a button of a group: left and right along it, from its end to its beginning too; up and down as one sees it. */
export function walk(event: KeyboardEvent): void {
  const from = event.target as HTMLElement
  const group = from.closest('[data-group]')
  if (!group || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const along = (step: number): HTMLElement | undefined => buttons[(buttons.indexOf(from) + step + buttons.length) % buttons.length]
  const ways: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => along(1),
    ArrowLeft: () => along(-1),
    Home: () => buttons[0],
    End: () => buttons.at(-1),
    ArrowDown: () => nextRow(buttons, from, 1) ?? nextRow(elsewhere(group), from, 1),
    ArrowUp: () => nextRow(buttons, from, -1) ?? nextRow(elsewhere(group), from, -1),
  }
  const to = ways[event.key]?.()
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** A number goes to that choice of the list of all choices; whether there was one. */
export function goToChoice(event: KeyboardEvent): boolean {
  const number = Number(event.key)
  const choice = number >= 1 ? document.querySelectorAll<HTMLButtonElement>('.choices .choice')[number - 1] : undefined
  choice?.focus()
  return choice !== undefined
}

/** What is lit in the other groups of the table. */
function elsewhere(group: Element): HTMLElement[] {
  const others = [...document.querySelectorAll<HTMLElement>('.stage [data-group] [data-choice]:not(:disabled)')]
  return others.filter((button) => !group.contains(button))
}

/** The nearest button of the rows below (1) or above (-1). */
function nextRow(buttons: readonly HTMLElement[], from: HTMLElement, side: 1 | -1): HTMLElement | undefined {
  const middle = (one: HTMLElement): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = middle(from)
  const far = buttons.flatMap((button) => {
    const [dx, dy] = [middle(button)[0] - x, (middle(button)[1] - y) * side]
    return dy > from.offsetHeight / 2 ? [{ button, distance: Math.hypot(dx, 3 * dy) }] : []
  })
  return far.sort((one, two) => one.distance - two.distance)[0]?.button
}
