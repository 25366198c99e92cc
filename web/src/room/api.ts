// The room's HTTP side: one typed function a request; what is refused is thrown as a Refusal.
import type {
  AdoptRequest,
  Device,
  DeviceRequest,
  LinkCode,
  Problem,
  QuickRequest,
  RoomInfo,
  TableCode,
  TableCreated,
  TableList,
  TableRequest,
} from '../generated/wire'

export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key)
  }
}

export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response
  try {
    const init: RequestInit = { method, credentials: 'same-origin' }
    if (body) Object.assign(init, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    response = await fetch(path, init)
  } catch {
    throw new Refusal('room-unreachable')
  }
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.key ?? 'room-unreachable', problem?.args ?? {})
}

let known: Promise<unknown> | null = null

/** The room knows this device from now on; a visitor by link is made known first. */
export function introduced(): Promise<unknown> {
  known ??= ask<Device>('POST', '/api/device', {}).catch(() => (known = null))
  return known
}

async function introducing<T>(answer: Promise<T>): Promise<T> {
  const created = await answer
  known = Promise.resolve()
  return created
}

export const api = {
  room: () => ask<RoomInfo>('GET', '/api/room'),
  quick: (request: QuickRequest) => introducing(ask<TableCreated>('POST', '/api/quick', request)),
  create: (request: TableRequest) => introducing(ask<TableCreated>('POST', '/api/tables', request)),
  device: (request: DeviceRequest) => ask<Device>('POST', '/api/device', request),
  linkDevice: () => ask<LinkCode>('POST', '/api/device/link', {}),
  adopt: (request: AdoptRequest) => ask<Device>('POST', '/api/device/adopt', request),
  code: (table: string) => ask<TableCode>('GET', `/api/tables/${table}/code`),
  join: (code: string) => ask<TableCode>('GET', `/api/join/${encodeURIComponent(code)}`),
  lobby: () => ask<TableList>('GET', '/api/lobby'),
  mine: () => ask<TableList>('GET', '/api/me/tables'),
}
