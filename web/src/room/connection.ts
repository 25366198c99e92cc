// One WebSocket to one table that comes back by itself: pings, notices silence, says hello with the last number seen.
import type { ClientFrame, Hello, ServerFrame } from '../generated/wire'

const PING_EVERY = 2500
const SILENCE = 9000
const FIRST_PAUSE = 200
const LONGEST_PAUSE = 10_000

export type Link = 'connecting' | 'open' | 'lost'

export interface Listener {
  frame(frame: ServerFrame): void
  link(link: Link): void
  /** The hello to begin with: it carries the last number seen. */
  hello(): Hello
}

export class Connection {
  private socket: WebSocket | null = null
  private heard = 0
  private failures = 0
  private pinger: ReturnType<typeof setInterval> | undefined
  private comeback: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.woken)
    this.open()
  }

  send(frame: ClientFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(frame))
    return true
  }

  /** Give this connection up and say hello again: a number was missed. */
  restart(): void {
    this.drop()
    this.schedule(0)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.woken)
    clearTimeout(this.comeback)
    this.drop()
  }

  private readonly now = (): void => {
    if (this.socket === null && !this.closed) this.schedule(0)
  }

  private readonly woken = (): void => {
    if (document.visibilityState === 'visible') this.now()
  }

  private open(): void {
    if (this.closed || this.socket) return
    this.listener.link(this.failures > 0 ? 'lost' : 'connecting')
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.socket = socket
    this.heard = Date.now()
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()))
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now()
      const frame = JSON.parse(message.data) as ServerFrame
      if (frame.type === 'snapshot' || frame.type === 'missed') {
        this.failures = 0
        this.listener.link('open')
      }
      this.listener.frame(frame)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.pinger = setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.lost()
      else this.send({ type: 'ping', n: 0 })
    }, PING_EVERY)
  }

  private lost(): void {
    this.drop()
    this.failures += 1
    this.listener.link('lost')
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 5 * 2 ** (this.failures - 1))
    this.schedule(FIRST_PAUSE + Math.random() * (longest - FIRST_PAUSE))
  }

  private schedule(pause: number): void {
    if (this.closed) return
    clearTimeout(this.comeback)
    this.comeback = setTimeout(() => this.open(), pause)
  }

  private drop(): void {
    clearInterval(this.pinger)
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onclose = socket.onmessage = null
    socket.close()
  }
}
