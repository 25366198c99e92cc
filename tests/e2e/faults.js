// What is wrong with a table as it stands in the browser: things that overlap, are too small to tap, outside, covered, cut or tiny.
// Boxes are of what one sees: paper, pills, words.
() => {
  const box = (one) => one.getBoundingClientRect()
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(one).width > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const told = (one) => `${one.className?.baseVal ?? one.className} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`.slice(0, 70)
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

  // Things that matter: none may lie over another of a different group.
  const groups = {
    seats: all('.plaque'), middle: all('.middle > .pile > .thing'), words: all('.middle .verb'), hand: all('.hand li'), bar: all('.bar'), meter: all('.meter'), tickets: all('.ticket, .ghost'), banner: all('.last-chance'), badges: all('.plaque .badge'), pairs: all('.plaque .slip.laid'), laid: all('.own .slip'), looked: all('.drawn .thing'), says: all('.notice'), deeds: all('.steal:not(:has(.deed)), .steal .deed, .nothing'),
  }
  const flat = Object.entries(groups).flatMap(([group, ones]) => ones.map((one) => ({ group, one, box: box(one) })))
  const overlaps = []
  flat.forEach((a, i) => flat.slice(i + 1).forEach((b) => {
    const raised = a.group === 'tickets' || b.group === 'tickets'
    const ticketOverMiddle = raised && !document.querySelector('.ghost') && matchMedia('(max-width: 599px), (max-height: 479px)').matches && [a.group, b.group].some((g) => g === 'middle' || g === 'words')
    const inPlaque = a.group === 'seats' && (b.group === 'deeds' || (['badges', 'pairs'].includes(b.group) && a.one.contains(b.one)))
    const pair = (a.group === 'pairs' && b.group === 'pairs') || b.group === 'laid' && (a.group === 'laid' || a.group === 'tickets')
    // Looked-at cards stand before the dimmed middle, a message over whatever nobody needs now.
    const before = (b.group === 'looked' && ['middle', 'words', 'looked'].includes(a.group)) || (b.group === 'says' && !a.one.matches('.lit'))
    if (!ticketOverMiddle && !inPlaque && !pair && !before && over(a.box, b.box)) overlaps.push(`${told(a.one)} / ${told(b.one)}`)
  }))

  // What steals lies over nothing one chooses by.
  for (const deed of all('.steal:not(:has(.deed)), .steal .deed')) for (const part of all('.plaque :is(.name, .score, .slip, .count)')) if (over(box(deed), box(part))) overlaps.push(`${told(deed)} / ${told(part)}`)

  // One's own total is always in sight.
  const lost = all('.hand').length && !all('.bar :is(.score, .captioned small)').length ? ['total'] : []

  // A card that waits covers no pile it may go to, none covers how many cards lie there, and what colour the topmost is.
  for (const looked of all('.drawn .thing')) for (const part of all('.middle > .pile > .count, .middle > .pile .tab')) if (over(box(looked), box(part))) overlaps.push(`${told(looked)} / ${told(part)}`)
  for (const waits of all('.drawn .thing')) for (const pile of all('.middle > .pile > .thing.lit')) if (over(box(waits), box(pile))) overlaps.push(`${told(waits)} / ${told(pile)}`)

  // How many lie on a pile hides nothing of what colour the topmost is.
  for (const pile of all('.middle > .pile')) {
    const [count, tab] = ['.count', '.tab'].map((one) => pile.querySelector(one))
    if (count && tab && over(box(count), box(tab))) overlaps.push(`${told(count)} / ${told(tab)}`)
  }

  // What can be tapped is large enough, within the screen, and what lies at its middle is itself.
  const small = [], outside = [], hidden = []
  for (const one of all('main button:not(.choice)')) {
    const { left, top, right, bottom, width, height } = box(one)
    const plays = one.matches('[data-choice], .button, .meter, .hand button, [data-raise]')
    if (plays && (width < 44 - 0.6 || height < 44 - 0.6)) small.push(`${told(one)} ${Math.round(width)}×${Math.round(height)}`)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) outside.push(told(one))
    if (!one.matches('[data-choice]')) continue
    const spots = [.12, .5, .88].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
    if (!spots.some((spot) => one.contains(spot))) hidden.push(told(one))
  }
  for (const one of all('.plaque, .pile, .bar, .bubble, .last-chance')) {
    const { left, top, right, bottom } = box(one)
    if (left < -4 || top < -4 || right > innerWidth + 4 || bottom > innerHeight + 1) outside.push(told(one))
  }

  // No words are cut, none are too small.
  const cut = [], tiny = []
  // On a large screen, which stands farther away, the whole stage is shown larger; letters on a card go by its width.
  const stage = document.querySelector('.stage')
  const [shown, least] = [box(stage).width / stage.offsetWidth, innerWidth >= 1900 && innerHeight >= 1000 ? 13 : 10]
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  for (const one of [...document.querySelectorAll('.stage :not(svg, svg *)')].filter(words)) {
    if (!seen(one) || one.closest('.unseen, .choices')) continue
    const type = parseFloat(getComputedStyle(one).fontSize) * shown
    if (type < (one.closest('.tab') ? 10 : least)) tiny.push(`${told(one)} ${type}`)
    for (let holder = one; holder && !holder.matches('.stage'); holder = holder.parentElement) {
      const { overflowX } = getComputedStyle(holder)
      if (overflowX === 'visible' || holder.matches('.caption')) continue
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
  return { overlaps, lost, small, outside, hidden, cut, tiny, scrolls }
}
