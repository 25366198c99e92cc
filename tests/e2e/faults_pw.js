// What is wrong with Paper World's table as it stands in the browser: things that overlap, are too small to tap, outside, covered, cut or tiny.
() => {
  const box = (one) => one.getBoundingClientRect()
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(one).width > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const told = (one) => `${one.className?.baseVal ?? one.className} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`.slice(0, 70)
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

  // Things that matter: none may lie over another. A card that is held rises a little over its neighbours, so the place counts.
  const things = all('.rival, .pile, .objective, section.land .cell, .hand > .card:not(.pick), .hand > .slot, .bar, .scissors, div.score > *')
    .map((one) => ({ one, box: box(one) }))
  const overlaps = []
  things.forEach((a, i) => things.slice(i + 1).forEach((b) => { if (over(a.box, b.box)) overlaps.push(`${told(a.one)} / ${told(b.one)}`) }))

  // What a place costs stays within it, and no message lies over what can be tapped.
  for (const price of all('section.land .price')) {
    const [inner, outer] = [box(price), box(price.closest('.cell'))]
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) overlaps.push(`${told(price)} is wider than its place`)
  }
  for (const message of all('.notice')) for (const lit of all('.lit')) if (over(box(message), box(lit))) overlaps.push(`${told(message)} / ${told(lit)}`)

  // What can be tapped is large enough, within the screen, and what lies at its middle is itself.
  const small = [], outside = [], hidden = []
  for (const one of all('main button:not(.choice)')) {
    const { left, top, right, bottom, width, height } = box(one)
    if (width < 44 - 0.6 || height < 44 - 0.6) small.push(`${told(one)} ${Math.round(width)}×${Math.round(height)}`)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) outside.push(told(one))
    const spots = [[.5, .5], [.2, .8], [.8, .2]].map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y))
    if (!spots.every((spot) => one.contains(spot) || spot?.closest('.offer'))) hidden.push(told(one))
  }
  for (const one of all('.landscape .cell, .bubble, .last, .score')) {
    const { left, top, right, bottom } = box(one)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) outside.push(told(one))
  }

  // No words are cut (a player's name may end in dots), none are too small.
  const cut = [], tiny = []
  // On a large screen, which stands farther away, the whole stage is shown larger; letters on a card go by its width.
  const stage = document.querySelector('.stage')
  const [shown, least] = [box(stage).width / stage.offsetWidth, innerWidth >= 1900 && innerHeight >= 1000 ? 13 : 10]
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  for (const one of [...document.querySelectorAll('.stage :not(svg, svg *)')].filter(words)) {
    if (!seen(one) || one.closest('.unseen, .choices, .name')) continue
    const type = parseFloat(getComputedStyle(one).fontSize) * shown
    if (!one.closest('.pattern') && type < (one.closest('.tab') ? 10 : least)) tiny.push(`${told(one)} ${type}`)
    for (let holder = one; holder && !holder.matches('.stage'); holder = holder.parentElement) {
      if (getComputedStyle(holder).overflowX === 'visible' || holder.matches('.caption')) continue
      const range = document.createRange()
      range.selectNodeContents(one)
      const inner = range.getBoundingClientRect(), outer = box(holder)
      if (inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5 || inner.bottom > outer.bottom + 3) cut.push(told(one))
      break
    }
  }
  // The words of a button stay within it.
  for (const one of all('.bar .button')) {
    const range = document.createRange()
    range.selectNodeContents(one)
    const inner = range.getBoundingClientRect(), outer = box(one)
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) cut.push(told(one))
  }
  const root = document.documentElement
  const scrolls = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1
  return { overlaps, small, outside, hidden, cut, tiny, scrolls }
}
