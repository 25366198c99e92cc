// How others reach this room: the host's own page is at 127.0.0.1, which is nobody else's.
import { api } from './api'

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/

class Reach {
  origin = $state(location.origin)

  constructor() {
    if (LOOPBACK.test(location.hostname))
      void api.room().then(
        ({ address }) => (this.origin = address),
        () => undefined,
      )
  }
}

export const reach = new Reach()
