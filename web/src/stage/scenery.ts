// What stands behind the table, cut from paper: waves for Sea Salt & Paper, hills for Paper World. Pure shapes, no colours.

export interface Ground {
  width: number
  height: number
  /** Where sky meets sea or hills, and where the shore begins. */
  horizon: number
  shore: number
}

const TURN = Math.PI * 2
const round = (value: number): string => value.toFixed(1)

/** A paper wave: its upper edge, then down to the foot of the picture. */
export function wave(ground: Ground, y: number, height: number, length: number, phase: number): string {
  const edge: string[] = []
  for (let x = -20; x <= ground.width + 20; x += 10) {
    const t = (x / length + phase) * TURN
    edge.push(`${x} ${round(y - height * (Math.sin(t) * 0.62 + Math.sin(t * 0.53 + phase * 9) * 0.5))}`)
  }
  return `M${edge.join('L')}V${ground.height + 60}H-20z`
}

export function sea(ground: Ground): { layers: string[]; shore: string[] } {
  const length = Math.max(150, ground.width / 5)
  const span = ground.shore - ground.horizon
  const layers = [0, 1, 2, 3, 4].map((i) =>
    wave(ground, ground.horizon + (span * i) / 4.2 + 4, 6 + i * 2.4, length * (1 - 0.06 * i), (i * 0.37) % 1),
  )
  return { layers, shore: [0, 10].map((below) => wave(ground, ground.shore + below, 10, length * 1.4, 0.2)) }
}

interface Ridge {
  body: string
  edge: string
  at: (x: number) => number
}

function ridge(ground: Ground, y: number, height: number, length: number, phase: number): Ridge {
  const at = (x: number): number => {
    const t = (x / length + phase) * TURN
    return y - height * (0.5 + 0.5 * Math.sin(t)) - height * 0.34 * Math.sin(t * 1.7 + phase * 7)
  }
  const points: string[] = []
  for (let x = -20; x <= ground.width + 20; x += 10) points.push(`${x} ${round(at(x))}`)
  const edge = `M${points.join('L')}`
  return { body: `${edge}V${ground.height + 40}H-20z`, edge, at }
}

export interface Peak {
  body: string
  shade: string
  snow: string
}

const PEAKS = [
  [0.03, 0.62],
  [0.17, 1],
  [0.31, 0.58],
  [0.7, 0.66],
  [0.85, 1.08],
  [0.98, 0.6],
] as const

function peaks(ground: Ground, grow: number): Peak[] {
  const span = ground.shore - ground.horizon
  return PEAKS.map(([place, tall]) => {
    const x = ground.width * place
    const h = Math.min(120 * grow, span * 0.42 + 34) * tall
    const w = h * 1.05
    const y = ground.horizon + 26
    const point = (dx: number, dy: number): string => `${round(x + w * dx)} ${round(y - h * dy)}`
    const foot = round(y + 60)
    return {
      body: `M${round(x - w)} ${foot}L${point(-0.12, 1)}L${point(0.1, 0.93)}L${round(x + w * 1.05)} ${foot}z`,
      shade: `M${point(-0.12, 1)}L${point(0.1, 0.93)}L${round(x + w * 1.05)} ${foot}H${round(x + w * 0.12)}z`,
      snow: `M${[
        [-0.12, 1],
        [0.1, 0.93],
        [0.27, 0.66],
        [0.1, 0.74],
        [0.02, 0.58],
        [-0.1, 0.72],
        [-0.27, 0.64],
      ]
        .map(([dx = 0, dy = 0]) => point(dx, dy))
        .join('L')}z`,
    }
  })
}

const fir = (x: number, y: number, h: number): string =>
  `M${round(x)} ${round(y - h)}${[
    [0.2, 0.38],
    [-0.08, 0],
    [0.15, 0.3],
    [-0.08, 0],
    [0.15, 0.32],
    [-0.68, 0],
    [0.15, -0.32],
    [-0.08, 0],
    [0.15, -0.3],
    [-0.08, 0],
  ]
    .map(([dx = 0, dy = 0]) => `l${round(h * dx)} ${round(h * dy)}`)
    .join('')}z`

export interface Layer extends Ridge {
  trees: string
  shadows: string
}

export function hills(ground: Ground): { peaks: Peak[]; layers: Layer[]; ground: string; edge: string; near: string } {
  const span = ground.shore - ground.horizon
  const grow = Math.max(0.7, Math.min(1.7, ground.width / 820))
  const length = Math.max(240, ground.width / 2.6)
  const layers = [0, 1, 2, 3, 4, 5].map((i): Layer => {
    const hill = ridge(
      ground,
      ground.horizon + 14 + (span * i) / 5.6,
      (17 + i * 2) * grow,
      length * (1.15 - 0.08 * i),
      (i * 0.41 + 0.13) % 1,
    )
    const tall = ([0, 22, 34, 46, 56, 0][i] ?? 0) * grow
    const count = tall ? Math.round((ground.width / 118) * (1 + (i % 2) * 0.4)) : 0
    const firs = Array.from({ length: count }, (_, j) => j)
      .filter((j) => (j * 7 + i * 3) % 5 < 3)
      .map((j) => {
        const x = ((j + 0.5) / count) * ground.width + (((j * 53 + i * 31) % 47) - 23) * grow
        return { x, y: hill.at(x) + tall * 0.2, h: tall * (0.75 + ((j * 29 + i * 11) % 10) / 22) }
      })
    return {
      ...hill,
      trees: firs.map(({ x, y, h }) => fir(x, y, h)).join(''),
      shadows: firs.map(({ x, y, h }) => fir(x + h * 0.09, y + h * 0.03, h)).join(''),
    }
  })
  const foot = ridge(ground, ground.shore, 9 * grow, length * 1.3, 0.3)
  return {
    peaks: peaks(ground, grow),
    layers,
    ground: foot.body,
    edge: foot.edge,
    near: ridge(ground, ground.shore + 12, 9 * grow, length * 1.3, 0.3).body,
  }
}
