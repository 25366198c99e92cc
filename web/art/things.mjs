// What else lies on the table: backs, tokens, the scissors, stars and the little signs of the screen.
import { draw, fold } from './facets.mjs'

const star = (x, y, r) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const length = i % 2 ? r * 0.45 : r
    const turn = (i * Math.PI) / 5 - Math.PI / 2
    return `${(x + length * Math.cos(turn)).toFixed(1)} ${(y + length * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join(' ')}z`
}

const seal = (() => {
  const points = Array.from({ length: 32 }, (_, i) => {
    const length = i % 2 ? 42 : 47
    const turn = (i * Math.PI) / 16
    return `${(50 + length * Math.cos(turn)).toFixed(1)} ${(50 + length * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join(' ')}z`
})()

const token = (fill, rim, value) =>
  `<path fill="#0a1020" fill-opacity=".22" transform="translate(1.500 3)" d="${seal}"/><path fill="${rim}" d="${seal}"/>` +
  `<circle cx="50" cy="50" r="36" fill="${fill}"/><path fill="#fff" fill-opacity=".35" d="M50 14a36 36 0 0 0-36 36l36-8z"/>` +
  `<path fill="${rim}" d="${star(50, 30, 9)}"/>` +
  `<text x="50" y="74" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="38" fill="#3a2a12">${value}</text>`

const blades = (first, second) =>
  `<path fill="${first}" d="M48 52L82 12q6-4 6 4L56 60zM52 52L18 12q-6-4-6 4l32 44z"/>` +
  `<path fill="${second}" fill-rule="evenodd" d="M44 58a16 16 0 1 1-8-4l8-4 6 4zM30 62a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM56 58a16 16 0 1 0 8-4l-8-4-6 4zM70 62a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"/>` +
  `<circle cx="50" cy="54" r="3" fill="#fff"/>`

const scissors_token =
  `<circle cx="51.500" cy="53" r="46" fill="#0a1020" fill-opacity=".22"/><circle cx="50" cy="50" r="46" fill="#c8412f"/>` +
  `<circle cx="50" cy="50" r="40" fill="#fff7e8"/><g transform="translate(12 13) scale(.76)">${blades('#6b7280', '#c8412f')}</g>`

const wave = (y, fill) => `<path fill="${fill}" d="M0 ${y}q12.500-14 25 0t25 0 25 0 25 0V140H0z"/>`
const back =
  '<path fill="var(--back, #24587a)" d="M0 0h100v140H0z"/>' +
  [26, 44, 62, 80, 98, 116].map((y, i) => wave(y, i % 2 ? 'rgba(255,255,255,.10)' : 'rgba(6,20,40,.13)')).join('') +
  '<circle cx="50" cy="66" r="29" fill="#f6efe0"/>' +
  `<g transform="translate(25 43) scale(.5)">${draw([
    fold(-3, '5,48 34,52 50,67'),
    fold(-4, '95,48 66,52 50,67'),
    fold(3, '50,12 30,56 50,67'),
    fold(-1, '50,12 70,56 50,67'),
    fold(1, '5,48 50,67 27,86'),
    fold(2, '50,67 27,86 73,86'),
    fold(-2, '95,48 50,67 73,86'),
  ]).replaceAll('var(--paper)', 'var(--back-fold, #3b86ab)')}</g>`

const line = (d) => `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const signs = {
  hint: line('M9 18h6M10 21h4M8.500 15c-2-1.500-3-3.500-3-5.500a6.500 6.500 0 0 1 13 0c0 2-1 4-3 5.500z'),
  undo: line('M8 5L3.500 9.500 8 14M4 9.500h10a5.500 5.500 0 0 1 0 11H9'),
  log: line('M5 4h14v16H5zM8.500 9h7M8.500 13h7M8.500 17h4'),
  chat: line('M4 5h16v11h-9l-4 4v-4H4z'),
  settings: line('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5'),
  invite: line('M10 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM1.500 20c.5-4 2.500-6 5-6s4.500 2 5 6M18 8v8M14 12h8'),
  rewind: line('M11 6l-8 6 8 6zM21 6l-8 6 8 6z'),
  close: line('M6 6l12 12M18 6L6 18'),
  sort: line('M7 4v15M3.500 15.500L7 19l3.500-3.500M17 20V5M13.500 8.500L17 5l3.500 3.500'),
  eye: line('M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'),
  bot: line('M5 9h14v10H5zM12 9V5M9 13.500v1M15 13.500v1M2.500 13v3M21.500 13v3'),
  book: line('M12 6c-2-1.500-5-2-8-1.500V18c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V4.500c-3-.5-6 0-8 1.500zM12 6v13.500'),
  menu: line('M4 6h16M4 12h16M4 18h16'),
  check: line('M5 12.500l5 5L19.500 7'),
  pen: line('M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500'),
  offline: line(
    'M2 9c6-5.300 14-5.300 20 0M5.500 13c4-3.400 9-3.400 13 0M9.200 16.800c1.800-1.400 3.800-1.400 5.600 0M12 20.500v.01M4 3l16 18',
  ),
  save: line('M12 4v11M7 10.500l5 5 5-5M5 20h14'),
}

const stroke = (width, body) =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
const path = (d) => `<path d="${d}"/>`

/** What laying a pair does, what one calls, and what crowns a winner: read without a word. */
const effects = {
  // Search among cards. Any arrow at a pile was read as putting a card there.
  dig:
    '<path fill="currentColor" d="M1 3l8-2 1.300 5.500a7.500 7.500 0 0 0-4.800 11L4 18zM10.500 1.500h8v4.800a7.500 7.500 0 0 0-7-.3z"/>' +
    stroke(2.6, '<circle cx="12.500" cy="12.800" r="5.200"/>' + path('M16.500 16.800l5.500 5.700')),
  // Play once more.
  again:
    stroke(2.4, path('M21 12a9 9 0 1 1-2.900-6.600') + path('M21.500 1.500v5h-5')) +
    '<path fill="currentColor" d="M9.300 7.400v9.200l7.400-4.600z"/>',
  // One card more. Two cards were read as a copy.
  draw: stroke(2.2, path('M2.500 3h9v18h-9z')) + stroke(2.8, path('M18 7.500v9M13.500 12h9')),
  // A thief: a card that leaves somebody was read as a gift.
  steal:
    '<path fill="currentColor" fill-rule="evenodd" d="M12 .6c4 0 7 3 7 7.200S16 15 12 15s-7-3-7-7.200S8 .6 12 .6zM5.200 5.600v4.200c2.600 1.300 5 .9 6.800-.7 1.800 1.600 4.200 2 6.800.7V5.600c-2.600-.6-4.700-.3-6.800.3-2.100-.6-4.200-.9-6.800-.3z"/>' +
    '<g fill="currentColor"><circle cx="8.700" cy="7.600" r="1.150"/><circle cx="15.300" cy="7.600" r="1.150"/><path d="M.8 23.400c.3-4.800 4.200-7 11.200-7s10.900 2.200 11.200 7z"/></g>',
  // Two cards side by side, put down together.
  lay: stroke(2.2, path('M3.500 1.600h7v9.600h-7zM13.500 1.600h7v9.600h-7zM12 13.600v5.200M8.800 16l3.200 3.200 3.200-3.200M4 22.600h16')),
  stop: stroke(
    2.3,
    '<circle cx="12" cy="5" r="2.400"/>' + path('M12 7.500V21M7 11.500h10M3.500 14c0 4.500 4 7 8.500 7s8.500-2.500 8.500-7'),
  ),
  'last-chance':
    '<path fill="currentColor" d="M1 19C3 9 8 4.500 15 5.500c4.500.8 7 4.200 7 7.700-2.300-2.800-6-3.200-7.500-1-1.500 2.600.8 5.600 8 6.800v1.500H1z"/>',
  crown: '<path fill="currentColor" d="M3 20l3-11 6 4 6-4 3 11zM12 2.500l2 3.500-2 3-2-3z"/>',
}

const crane =
  '<path fill="var(--paper)" d="M4 40L40 52 52 12 62 50 96 34 74 62 62 84 40 78z"/><path fill="#fff" fill-opacity=".42" d="M52 12L40 52 62 50z"/>' +
  '<path fill="#0a1020" fill-opacity=".22" d="M96 34L62 50 74 62z"/><path fill="#fff" fill-opacity=".2" d="M4 40L40 52 40 78z"/><path fill="#0a1020" fill-opacity=".34" d="M62 84L40 78 62 50z"/>'

export const things = {
  crane: { box: '0 0 100 100', body: crane },
  ...Object.fromEntries(Object.entries(effects).map(([name, body]) => [`does-${name}`, { box: '0 0 24 24', body }])),
  back: { box: '0 0 100 140', body: back },
  'token-4': { box: '0 0 100 100', body: token('#f2c14e', '#b57f17', 4) },
  'token-2': { box: '0 0 100 100', body: token('#d6dbe2', '#76808e', 2) },
  'token-1': { box: '0 0 100 100', body: token('#e0a478', '#9a5a2c', 1) },
  scissors_token: { box: '0 0 100 100', body: scissors_token },
  scissors: { box: '0 0 100 100', body: blades('#6b7280', '#c8412f') },
  star: { box: '0 0 16 16', body: `<path fill="currentColor" d="${star(8, 8.6, 7.6)}"/>` },
  ...Object.fromEntries(Object.entries(signs).map(([name, body]) => [`sign-${name}`, { box: '0 0 24 24', body }])),
}
