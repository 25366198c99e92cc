// Folded paper as facets: each facet is a polygon with a shade, from -5 (deep fold) to +5 (full light).
// One base path carries the paper's colour, overlays per shade model the light, which comes from the upper left.

/** @typedef {{shade: number, points: number[][]}} Facet */

/** @param {number} shade @param {string} points "x,y x,y x,y" @returns {Facet} */
export function fold(shade, points) {
  return { shade, points: points.split(' ').map((pair) => pair.split(',').map(Number)) }
}

/** The facets mirrored about x = 50, a little darker: the side away from the light. */
export function mirror(facets, darker = 2) {
  return facets.map(({ shade, points }) => ({ shade: shade - darker, points: points.map(([x, y]) => [100 - x, y]) }))
}

/** The facets scaled, moved and shaded as one. */
export function place(facets, scale, x, y, shade = 0) {
  return facets.map((facet) => ({
    shade: facet.shade === INK ? INK : facet.shade + shade,
    points: facet.points.map(([px, py]) => [px * scale + x, py * scale + y]),
  }))
}

/** A shade of its own: drawn eyes and buttons, always dark. */
export const INK = -99
export const ink = (points) => fold(INK, points)
export const dot = (x, y, r = 2) => {
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)]
  })
  return { shade: INK, points: corners }
}

const number = (value) => String(Math.round(value * 10) / 10)

/** One winding for all, so that facets of one path never cut holes into each other. */
function clockwise(points) {
  let area = 0
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]
    area += x * nextY - nextX * y
  })
  return area < 0 ? [...points].reverse() : points
}

const path = (facets) =>
  facets
    .map(
      ({ points }) =>
        'M' +
        clockwise(points)
          .map(([x, y]) => `${number(x)} ${number(y)}`)
          .join(' ') +
        'z',
    )
    .join('')

const overlay = (shade) =>
  shade === INK
    ? 'fill="#1b1d24" fill-opacity=".85"'
    : shade > 0
      ? `fill="#fff" fill-opacity="${number(shade * 0.14 * 10) / 10}"`
      : `fill="#0a1020" fill-opacity="${number(-shade * 0.11 * 10) / 10}"`

/** The facets as SVG, later ones above earlier ones: neighbours of one shade share a path. */
export function draw(facets) {
  const layers = []
  for (const facet of facets) {
    const last = layers.at(-1)
    if (last && last.shade === facet.shade) last.facets.push(facet)
    else layers.push({ shade: facet.shade, facets: [facet] })
  }
  return layers
    .map(({ shade, facets: same }) => {
      const d = path(same)
      const paper = shade === INK ? '' : `<path fill="var(--paper)" d="${d}"/>`
      return shade === 0 ? paper : `${paper}<path ${overlay(shade)} d="${d}"/>`
    })
    .join('')
}
