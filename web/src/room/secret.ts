// Random words: a nonce that goes into the dice, and names for commands.
export function randomWord(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
