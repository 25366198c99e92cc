// How each sound is made: paper is filtered noise, bells and plucks are a few partials. No files; fetched with the first sound.
import type { Sound } from './sounds'

let context: AudioContext | null = null
let master: GainNode | null = null

/** Everything goes through one gain, at a loudness that suits the ear: half the slider sounds half as loud. */
function out(volume: number): { audio: AudioContext; master: GainNode } {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  if (!master) {
    master = new GainNode(context)
    master.connect(context.destination)
  }
  master.gain.value = (volume / 100) ** 2
  return { audio: context, master }
}

interface Tone {
  pitch: number
  /** Where it glides to. */
  to?: number
  after?: number
  seconds: number
  loud: number
  /** Overtones as multiples of the pitch with their share; a bell's are not whole. */
  partials?: readonly (readonly [number, number])[]
  attack?: number
}

const PLAIN = [[1, 1]] as const
const BELL = [
  [1, 1],
  [2.76, 0.28],
  [5.4, 0.09],
] as const
const PLUCK = [
  [1, 1],
  [2, 0.4],
  [3, 0.16],
] as const
const WOOD = [
  [1, 1],
  [2.4, 0.35],
] as const

function tone(
  audio: AudioContext,
  to: AudioNode,
  { pitch, to: glide, after = 0, seconds, loud, partials = PLAIN, attack = 0.006 }: Tone,
): void {
  const start = audio.currentTime + after
  for (const [multiple, share] of partials) {
    const oscillator = new OscillatorNode(audio, { frequency: pitch * multiple })
    if (glide) oscillator.frequency.exponentialRampToValueAtTime(glide * multiple, start + seconds)
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud * share, start + attack)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds / Math.sqrt(multiple))
    oscillator.connect(gain).connect(to)
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
}

interface Rustle {
  seconds: number
  /** The middle of what is heard, at the beginning and at the end. */
  from: number
  to: number
  loud: number
  after?: number
  /** The part of the time in which it swells. */
  swell?: number
}

function rustle(audio: AudioContext, to: AudioNode, { seconds, from, to: end, loud, after = 0, swell = 0.1 }: Rustle): void {
  const start = audio.currentTime + after
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    const at = i / samples.length
    samples[i] = (Math.random() * 2 - 1) * (at < swell ? at / swell : (1 - (at - swell) / (1 - swell)) ** 2)
  }
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.7 })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(end, start + seconds)
  const source = new AudioBufferSourceNode(audio, { buffer })
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(to)
  source.start(start)
}

/** Steps of a pentatonic scale above a pitch: whatever is counted, it sounds well together. */
const STEPS = [0, 2, 4, 7, 9]
/** Above two octaves a pluck would be a squeal: a hand of more groups stays at the top. */
const HIGHEST = 2 * STEPS.length
export function rising(pitch: number, step: number): number {
  const height = Math.min(step, HIGHEST)
  return pitch * 2 ** (((STEPS[height % STEPS.length] as number) + 12 * Math.floor(height / STEPS.length)) / 12)
}

const chord = (pitches: readonly number[], seconds: number, loud: number, apart: number): Tone[] =>
  pitches.map((pitch, i) => ({ pitch, after: i * apart, seconds, loud, partials: PLUCK, attack: 0.012 }))

interface Score {
  tones?: readonly Tone[]
  rustles?: readonly Rustle[]
}

const SCORES: Record<Sound, (step: number) => Score> = {
  turn: () => ({
    tones: [
      { pitch: 659, seconds: 0.9, loud: 0.1, partials: BELL },
      { pitch: 880, after: 0.13, seconds: 1.1, loud: 0.09, partials: BELL },
    ],
  }),
  take: () => ({ rustles: [{ seconds: 0.16, from: 2400, to: 4600, loud: 0.3, swell: 0.35 }] }),
  place: () => ({
    rustles: [{ seconds: 0.1, from: 3600, to: 2000, loud: 0.22 }],
    tones: [{ pitch: 190, after: 0.07, seconds: 0.12, loud: 0.16, partials: WOOD, attack: 0.002 }],
  }),
  pair: () => ({
    rustles: [{ seconds: 0.12, from: 2800, to: 1700, loud: 0.25 }],
    tones: [
      { pitch: 210, after: 0.06, seconds: 0.16, loud: 0.24, partials: WOOD, attack: 0.002 },
      { pitch: 265, after: 0.17, seconds: 0.18, loud: 0.24, partials: WOOD, attack: 0.002 },
    ],
  }),
  steal: () => ({
    rustles: [{ seconds: 0.34, from: 4200, to: 600, loud: 0.4, swell: 0.4 }],
    tones: [{ pitch: 520, to: 260, seconds: 0.34, loud: 0.05 }],
  }),
  threshold: () => ({ tones: [{ pitch: 587, seconds: 1.3, loud: 0.11, partials: BELL }] }),
  call: () => ({
    tones: [
      { pitch: 392, seconds: 1.8, loud: 0.2, partials: BELL },
      { pitch: 196, seconds: 1.4, loud: 0.12 },
    ],
  }),
  wave: () => ({
    rustles: [{ seconds: 1.6, from: 320, to: 1500, loud: 0.6, swell: 0.55 }],
    tones: [
      { pitch: 294, after: 0.1, seconds: 1.6, loud: 0.14, partials: BELL },
      { pitch: 440, after: 0.42, seconds: 1.5, loud: 0.11, partials: BELL },
    ],
  }),
  tick: (step) => ({ tones: [{ pitch: rising(392, step), seconds: 0.45, loud: 0.13, partials: PLUCK, attack: 0.003 }] }),
  'bet-won': () => ({ tones: chord([392, 494, 587, 784], 1.5, 0.1, 0.07) }),
  'bet-lost': () => ({
    rustles: [{ seconds: 0.09, from: 1900, to: 900, loud: 0.6, swell: 0.02 }],
    tones: [{ pitch: 233, to: 110, after: 0.03, seconds: 0.7, loud: 0.17, partials: PLUCK }],
  }),
  'round-won': () => ({ tones: chord([523, 659, 784], 1, 0.09, 0.09) }),
  'round-over': () => ({ tones: chord([440, 349], 0.8, 0.07, 0.12) }),
  'match-won': () => ({ tones: chord([392, 523, 659, 784, 1047], 1.8, 0.09, 0.12) }),
  'match-over': () => ({ tones: chord([392, 330, 262], 1.3, 0.08, 0.16) }),
  snip: () => ({ rustles: [0, 0.09].map((after) => ({ seconds: 0.05, from: 5200, to: 7600, loud: 0.35, after, swell: 0.05 })) }),
  stamp: () => ({
    tones: [
      { pitch: 130, to: 90, seconds: 0.2, loud: 0.3, attack: 0.002 },
      { pitch: 784, after: 0.12, seconds: 0.9, loud: 0.07, partials: BELL },
    ],
  }),
  message: () => ({
    tones: [
      { pitch: 740, seconds: 0.16, loud: 0.08, attack: 0.01 },
      { pitch: 988, after: 0.09, seconds: 0.22, loud: 0.07, attack: 0.01 },
    ],
  }),
}

export function sing(sound: Sound, volume: number, step: number): void {
  const { audio, master: through } = out(volume)
  const { tones = [], rustles = [] } = SCORES[sound](step)
  for (const one of tones) tone(audio, through, one)
  for (const one of rustles) rustle(audio, through, one)
}
