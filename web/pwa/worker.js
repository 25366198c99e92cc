// The service worker: keeps the shell and the rules with their pictures for when there is no connection, every picture once
// it was shown, and calls people to their table. `ASSETS` is filled in when the client is built, so each build has a worker of its own.
const ASSETS = __ASSETS__
const SHELL = 'papercove-shell-__VERSION__'
const PICTURES = 'papercove-__PICTURES__' // as the folder under assets/ is called
const RULES = 'papercove-rules'
const WORDS = 'papercove-words'
const LANGUAGES = ['en', 'fr', 'it', 'de']

async function keepRules() {
  const cache = await caches.open(RULES)
  const room = await (await fetch('/api/room')).json()
  const books = room.games.flatMap((game) => [
    `/api/leaflet/${game.id}`,
    ...LANGUAGES.map((language) => `/api/rules/${game.id}/${language}`),
  ])
  await Promise.allSettled(books.map((book) => cache.add(book)))
}

self.addEventListener('install', (event) => {
  const keep = caches.open(SHELL).then((cache) => cache.addAll(['/', ...ASSETS]))
  event.waitUntil(keep.then(() => keepRules().catch(() => undefined)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => /^papercove-(shell|pictures)-/.test(name) && name !== SHELL && name !== PICTURES)
          .map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(forget.then(() => self.clients.claim()))
})

/** From the room if it answers, else as it was last time. */
async function freshFirst(request, name, key = request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && name === RULES) await (await caches.open(name)).put(key, answer.clone())
    return answer
  } catch (problem) {
    const kept = await caches.match(key)
    if (kept) return kept
    throw problem
  }
}

/** As it was kept; else from the room, and kept from then on: a picture's address never means another one. */
async function keptFirst(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(PICTURES)).put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(freshFirst(request, SHELL, '/'))
  else if (/^\/api\/(rules|leaflet)\//.test(url.pathname)) event.respondWith(freshFirst(request, RULES))
  else if (url.pathname.startsWith('/assets/pictures-')) event.respondWith(keptFirst(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

/** Where this person is waited for: a table, or their list of tables if there are several or the room does not answer. */
async function waitingTable() {
  try {
    const answer = await fetch('/api/me/tables', { credentials: 'same-origin' })
    const waiting = (await answer.json()).tables.filter((table) => table.your_turn)
    if (waiting.length === 1) return `/t/${waiting[0].id}`
  } catch {
    /* browsers ask for a notification after every push, come what may */
  }
  return '/tables'
}

/** A push says nothing by itself: the room is asked where it is this person's turn. */
async function callToTable() {
  const words = await caches.open(WORDS)
  const title = (await (await words.match('/words/turn'))?.text()) ?? 'Papercove'
  const path = await waitingTable()
  await self.registration.showNotification(title, { tag: 'turn', icon: '/icon-192.png', badge: '/icon-192.png', data: { path } })
}

self.addEventListener('push', (event) => event.waitUntil(callToTable()))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/tables'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path)
      return there ? there.focus() : self.clients.openWindow(path)
    }),
  )
})
