// Sheets in the history: one entry each while they are open, and none afterwards.
import { beforeEach, expect, it, vi } from 'vitest'
import { onSheet, standInHistory } from '../src/parts/back'

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 20))
const back = async (): Promise<void> => {
  history.back()
  await moment()
}
const depth = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0

beforeEach(() => history.pushState(null, '', '/t/abc'))

it('closes nested sheets one by one, the uppermost first', async () => {
  const closed: string[] = []
  const leaveLower = standInHistory(() => closed.push('lower'))
  await moment()
  const leaveUpper = standInHistory(() => closed.push('upper'))
  await moment()
  expect(depth()).toBe(2)
  await back()
  leaveUpper()
  expect(closed).toEqual(['upper'])
  await back()
  leaveLower()
  expect(closed).toEqual(['upper', 'lower'])
  expect(onSheet()).toBe(false)
})

it('gives the entry of a sheet to the one that takes its place', async () => {
  const push = vi.spyOn(history, 'pushState')
  const leaveMenu = standInHistory(() => undefined)
  await moment()
  leaveMenu()
  const leaveLog = standInHistory(() => undefined)
  await moment()
  expect(push).toHaveBeenCalledTimes(1)
  expect(depth()).toBe(1)
  leaveLog()
  await moment()
  expect(depth()).toBe(0)
})

it('goes back for a sheet that was closed, and keeps the address a page wrote meanwhile', async () => {
  const leave = standInHistory(() => undefined)
  await moment()
  history.replaceState(history.state, '', '/t/abc?ply=7')
  leave()
  const leaveNext = standInHistory(() => undefined) // opened while the browser is still on its way
  leaveNext()
  await moment()
  expect(depth()).toBe(0)
  expect(location.search).toBe('?ply=7')
})
