// The dice of a round as docs/fairness.md describes them: SFC64 from a key of 32 bytes.
const WORD = (1n << 64n) - 1n
const HALF = (1n << 32n) - 1n

export class Dice {
  private readonly words: [bigint, bigint, bigint, bigint]

  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset)
    this.words = [0, 8, 16, 24].map((at) => view.getBigUint64(at, true)) as [bigint, bigint, bigint, bigint]
    for (let i = 0; i < 12; i++) this.draw()
  }

  draw(): bigint {
    const [a, b, c, counter] = this.words
    const out = (a + b + counter) & WORD
    this.words[0] = b ^ (b >> 11n)
    this.words[1] = (c * 9n) & WORD
    this.words[2] = (((c << 24n) | (c >> 40n)) + out) & WORD
    this.words[3] = (counter + 1n) & WORD
    return out
  }

  below(n: number): number {
    return Number(((this.draw() >> 32n) * BigInt(n)) >> 32n)
  }

  /** Each number serves two places, from the last to the second. */
  shuffle<T>(row: T[]): T[] {
    let last = row.length - 1
    while (last > 0) {
      const bits = this.draw()
      for (const half of [bits >> 32n, bits & HALF]) {
        if (last === 0) break
        const at = Number((half * BigInt(last + 1)) >> 32n)
        ;[row[last], row[at]] = [row[at] as T, row[last] as T]
        last -= 1
      }
    }
    return row
  }
}
