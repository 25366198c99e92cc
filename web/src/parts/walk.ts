/** Arrow keys walk along the buttons of a list, from its end to its beginning too. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const from = event.currentTarget as HTMLElement
  const buttons = [...(from.closest('ul')?.querySelectorAll('button') ?? [])]
  buttons[(buttons.indexOf(from as HTMLButtonElement) + step + buttons.length) % buttons.length]?.focus()
}
