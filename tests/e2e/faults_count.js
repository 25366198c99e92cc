// What is wrong with the scene of a count as it stands: things of different kinds that overlap, are outside, cut, tiny or too small to tap.
() => {
  const box = (one) => one.getBoundingClientRect()
  const seen = (one) => one.checkVisibility({ opacityProperty: true }) && box(one).width > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const told = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim()}`.slice(0, 60)
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
  const kinds = { ribbon: all('.ribbon span'), note: all('.note span'), heads: all('.head'), cards: all('.group'), tanks: all('.tank'), bar: all('.counting .bar'), table: all('.counting table'), rowers: all('.rower') }
  const flat = Object.entries(kinds).flatMap(([kind, ones]) => ones.map((one) => ({ kind, one, box: box(one) })))
  const overlaps = []
  flat.forEach((a, i) => flat.slice(i + 1).forEach((b) => {
    const same = a.kind === b.kind && ['cards'].includes(a.kind) && a.one.parentElement === b.one.parentElement
    if (!same && over(a.box, b.box)) overlaps.push(`${told(a.one)} / ${told(b.one)}`)
  }))
  const outside = flat.filter(({ box: { left, top, right, bottom } }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1).map(({ one }) => told(one))
  const small = all('.counting button').filter((one) => box(one).width < 43.4 || box(one).height < 43.4).map(told)
  const cut = [], tiny = []
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  for (const one of [...document.querySelectorAll('.counting :not(svg, svg *)')].filter(words)) {
    if (!seen(one) || one.closest('.unseen')) continue
    if (parseFloat(getComputedStyle(one).fontSize) < 10) tiny.push(`${told(one)} ${getComputedStyle(one).fontSize}`)
    for (let holder = one; holder && !holder.matches('.counting'); holder = holder.parentElement) {
      if (getComputedStyle(holder).overflowX === 'visible') continue
      const range = document.createRange()
      range.selectNodeContents(one)
      const inner = range.getBoundingClientRect(), outer = box(holder)
      if (inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5 || inner.bottom > outer.bottom + 3) cut.push(told(one))
      break
    }
  }
  // The words of a button stay within it.
  for (const one of all('.counting .button')) {
    const range = document.createRange()
    range.selectNodeContents(one)
    const inner = range.getBoundingClientRect(), outer = box(one)
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) cut.push(told(one))
  }
  // The bar's own parts neither meet nor leave it.
  for (const bar of all('.counting .bar')) {
    const parts = [...bar.children].filter(seen).map((one) => ({ one, box: box(one) }))
    parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => over(a.box, b.box) && overlaps.push(`${told(a.one)} / ${told(b.one)}`)))
    const { left, top, right, bottom } = box(bar)
    outside.push(...parts.filter(({ one, box: b }) => b.left < left - 1 || b.right > right + 1 || b.top < top - 1 || b.bottom > bottom + 1 || one.scrollWidth > one.clientWidth + 1).map(({ one }) => told(one)))
  }
  // A word is split only where it may be.
  const split = all('.counting table th[scope=row]').filter((one) => {
    const text = one.textContent.trim()
    const range = document.createRange()
    range.selectNodeContents(one)
    return !/[\s\u00ad-]/.test(text) && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  }).map(told)
  return { overlaps, outside, small, cut, tiny, split }
}
