// Four landscapes of cut paper, five layers each, on a sheet of 100 by 100.
// Layer 1 is the sheet at the back; each next one is cut lower and lies on top, so that a stack grows towards the viewer.

const shadow = (d) =>
  `<path fill="#0a1020" fill-opacity=".10" transform="translate(-.8 -2.600)" d="${d}"/>` +
  `<path fill="#0a1020" fill-opacity=".16" transform="translate(-.4 -1.200)" d="${d}"/>`

/** A cut sheet with its soft shadow on what lies below, and what is drawn upon it. */
const sheet = (fill, d, ...things) => `${shadow(d)}<path fill="${fill}" d="${d}"/>${things.join('')}`
const cut = (fill, d) => `<path fill="${fill}" d="${d}"/>`
const raised = (fill, d) => shadow(d) + cut(fill, d)
const whole = (fill, ...things) => `<path fill="${fill}" d="M0 0h100v100H0z"/>${things.join('')}`
const disc = (fill, x, y, r) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`

const cactus = (x, y, s) =>
  `M${x - 5 * s} ${y}v${-14 * s}h${-6 * s}q${-7 * s} 0 ${-7 * s} ${-7 * s}v${-9 * s}q0 ${-3 * s} ${3 * s} ${-3 * s}t${3 * s} ${3 * s}v${8 * s}q0 ${2 * s} ${2 * s} ${2 * s}h${5 * s}` +
  `v${-20 * s}q0 ${-5 * s} ${5 * s} ${-5 * s}t${5 * s} ${5 * s}v${13 * s}h${5 * s}q${2 * s} 0 ${2 * s} ${-2 * s}v${-6 * s}q0 ${-3 * s} ${3 * s} ${-3 * s}t${3 * s} ${3 * s}v${7 * s}q0 ${7 * s} ${-7 * s} ${7 * s}h${-6 * s}v${21 * s}z`

const pine = (x, y, w, h) =>
  `M${x} ${y - h}l${w * 0.28} ${h * 0.34}h${-w * 0.1}l${w * 0.2} ${h * 0.26}h${-w * 0.1}l${w * 0.22} ${h * 0.3}h${-w * 0.42}v${h * 0.1}h${-w * 0.16}v${-h * 0.1}h${-w * 0.42}l${w * 0.22} ${-h * 0.3}h${-w * 0.1}l${w * 0.2} ${-h * 0.26}h${-w * 0.1}z`

const desert = [
  whole('#fdf1cd', disc('#f7b94b', 70, 25, 13), disc('#fbd88c', 70, 25, 9)),
  sheet('#f8dc8c', 'M0 42q12-7 24-3t22 3q16-1 26-6t28 0v64H0z'),
  sheet('#f0c453', 'M0 60q18-12 38-6t34 0q14-5 28 2v44H0z', cut('#f7d77e', 'M0 60q18-12 38-6-14 1-20 10T0 72z')),
  sheet('#dd9c2c', 'M0 66q10-2 22 5t34 1 44-10v38H0z', cut('#e9b250', 'M100 62q-26 5-40 9 12 8 40 8z')),
  sheet(
    '#b5701a',
    'M0 84q20-8 44-3t56 0v19H0z',
    raised('#5d8a3c', cactus(27, 86, 1.12)),
    raised('#6f9c47', cactus(76, 84, 0.62)),
    cut('#b5701a', 'M10 84q20-5 34-3t56 0v19H10z'),
  ),
]

const crest = (x, y, s) =>
  `M${x} ${y}c${8 * s} ${-20 * s} ${22 * s} ${-27 * s} ${34 * s} ${-20 * s}c${7 * s} ${4 * s} ${7 * s} ${12 * s} ${3 * s} ${15 * s}c${1 * s} ${-7 * s} ${-6 * s} ${-10 * s} ${-11 * s} ${-6 * s}c${-5 * s} ${4 * s} ${-1 * s} ${11 * s} ${10 * s} ${13 * s}z`

const sea = [
  whole(
    '#e3f4fb',
    cut('#fff', 'M12 26a8 8 0 0 1 15-4 7 7 0 0 1 12 5 5 5 0 0 1 1 9H14a5 5 0 0 1-2-10z'),
    cut('#f6fcff', 'M64 15a6 6 0 0 1 11-3 5 5 0 0 1 9 4 4 4 0 0 1 0 7H65a4 4 0 0 1-1-8z'),
  ),
  sheet('#b3dff0', 'M0 43q8.300-6 16.600 0t16.700 0 16.700 0 16.700 0 16.600 0 16.700 0v57H0z'),
  sheet('#6fbfe0', 'M0 56q12.500-10 25 0t25 0 25 0 25 0v44H0z'),
  sheet(
    '#358fc4',
    'M0 71q16.600-13 33.300 0t33.300 0 33.400 0v29H0z',
    cut('#5aaed9', 'M0 77q16.600-13 33.300 0t33.300 0 33.400 0v4q-16.700 13-33.400 0t-33.300 0-33.300 0z'),
  ),
  sheet(
    '#175b91',
    'M0 87q25-9 50-1t50-2v16H0z',
    raised('#1d6aa6', crest(20, 91, 1.45)),
    cut('#e9f6fc', 'M44 64c10-8 22-7 27-1 4 4 3 8 2 10-2-8-9-11-16-9-6 2-9 2-13 0z'),
    raised('#1d6aa6', crest(-4, 94, 0.82)),
    cut('#175b91', 'M0 90q25-6 50-1t50-3v14H0z'),
  ),
]

const forest = [
  whole('#ecf6e2', disc('#fbe9a8', 58, 23, 11), cut('#f8fcf2', 'M14 30a6 6 0 0 1 11-3 5 5 0 0 1 9 4 4 4 0 0 1 0 7H53a4 4 0 0 1-1-8z')),
  sheet('#c4e1ad', 'M0 46q8-12 17-4 6-12 16-4 7-11 17-3 8-9 17 1 8-8 16 1 9-7 17 3v60H0z'),
  sheet('#8fc37c', 'M0 62l7-14 6 10 8-16 8 16 6-10 8 14 7-18 8 16 7-11 7 13 8-17 8 15 6-9 6 9v40H0z'),
  sheet('#549a55', 'M0 76q14-9 30-4t36 0 34-3v31H0z', raised('#4a8f4d', pine(84, 76, 26, 34)), raised('#5fa55e', pine(60, 77, 18, 24))),
  sheet(
    '#276338',
    'M0 87q22-8 50-3t50 0v16H0z',
    raised('#1f5a32', pine(28, 90, 46, 62)),
    raised('#2f7042', pine(62, 90, 30, 38)),
    cut('#276338', 'M0 88q22-6 50-2t50 0v14H0z'),
  ),
]

const mountain = [
  whole('#efedf4', disc('#fff', 72, 24, 11), disc('#e3e0ec', 76, 21, 8)),
  sheet('#cfcdd9', 'M0 50l14-16 12 11 17-20 16 19 13-13 16 14 12-10v65H0z'),
  sheet('#9f9fb0', 'M0 66l20-22 14 13 18-22 20 26 12-11 16 14v36H0z', cut('#f7f6fa', 'M52 35l-8.500 10.500 5 2.500 4-3 4 4 5.500-1.500z')),
  sheet('#666878', 'M0 78l16-12 16 10 24-22 20 20 10-7 14 10v23H0z', cut('#777989', 'M56 54l20 20-12-2-8 8-4-12z')),
  sheet(
    '#2f313c',
    'M0 90l12-10 18-42 12 18 8-8 22 34 28 8v10H0z',
    cut('#f4f3f8', 'M30 38l-8 18.500 5-3 4 5 4-4 7 3z'),
    cut('#434654', 'M30 38l12 18 2 30-9-12-4 8-3-20z'),
    cut('#f4f3f8', 'M50 48l-4.500 4.500 4.500 5 4-3 2.500 3.500z'),
  ),
]

export const landscapes = { yellow: desert, blue: sea, green: forest, black: mountain }
