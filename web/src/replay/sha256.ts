// SHA-256 and HMAC in plain TypeScript: a page on a local network has no WebCrypto, and must still be able to check the room.
const CONSTANTS = new Uint32Array(64)
const START = new Uint32Array(8)

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

let found = 0
for (let candidate = 2; found < 64; candidate++) {
  let prime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false
  if (!prime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(candidate))
  CONSTANTS[found++] = fraction(Math.cbrt(candidate))
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const at = (words: Uint32Array, index: number): number => words[index] ?? 0

function padded(message: Uint8Array): DataView {
  const length = (((message.length + 8) >> 6) + 1) << 6
  const bytes = new Uint8Array(length)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(length - 4, (message.length << 3) >>> 0)
  return view
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [early, late] = [at(words, i - 15), at(words, i - 2)]
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + small + at(words, i - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(CONSTANTS, i) + at(words, i)) | 0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word))
}

export function sha256(message: Uint8Array): Uint8Array {
  const hash = START.slice()
  const view = padded(message)
  const words = new Uint32Array(64)
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + 4 * i)
    mix(hash, words)
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + two.length)
  both.set(one)
  both.set(two, one.length)
  return both
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = block.map((byte) => byte ^ 0x36)
  const outer = block.map((byte) => byte ^ 0x5c)
  return sha256(joined(outer, sha256(joined(inner, message))))
}

export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
