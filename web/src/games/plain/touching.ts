// What touching a thing of the plain table leads to; every field answers for the moment in which it is asked.
import type { Choice } from '../../generated/wire'

export interface Touching {
  /** The choices that a thing stands for, by the actions it names. */
  choices: (actions: readonly number[] | undefined) => readonly Choice[]
  phrase: (choice: Choice) => string
  play: (choice: Choice) => void
  /** Asks which of several choices is meant. */
  onask: (choices: readonly Choice[]) => void
  busy: () => boolean
  advised: (choices: readonly Choice[]) => boolean
}
