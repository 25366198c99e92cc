// Small sounds made on the spot: a sheet of paper, a fold, a bell for one's turn. No files.
let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function rustle(seconds: number, pitch: number, loudness: number): void {
  const audio = ready()
  if (!audio) return
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination)
  source.start()
}

function tone(frequency: number, after: number, seconds: number, loudness: number): void {
  const audio = ready()
  if (!audio) return
  const start = audio.currentTime + after
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

export const noise = {
  card: () => rustle(0.12, 3200, 0.25),
  lay: () => rustle(0.2, 1800, 0.35),
  turn: () => { tone(659, 0, 0.5, 0.08); tone(880, 0.12, 0.7, 0.08) },
  call: () => { tone(392, 0, 0.9, 0.12); tone(523, 0.18, 0.9, 0.12); tone(784, 0.36, 1.2, 0.12) },
  end: () => { tone(523, 0, 0.6, 0.09); tone(659, 0.15, 0.6, 0.09); tone(784, 0.3, 1.1, 0.09) },
}
