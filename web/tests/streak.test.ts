// Days in a row with a solved puzzle.
import { describe, expect, it } from 'vitest'
import { dayOf, daysBefore, streak } from '../src/learn/streak'

const own = (...days: string[]) => Object.fromEntries(days.map((day) => [day, { tries: 1, on: day }]))

describe('a streak', () => {
  it('counts days in a row up to today, over the end of a month', () =>
    expect(streak(own('2026-02-27', '2026-02-28', '2026-03-01'), '2026-03-01')).toBe(3))
  it('stands until the day after', () => expect(streak(own('2026-02-28'), '2026-03-01')).toBe(1))
  it('ends with a day without', () => expect(streak(own('2026-02-27'), '2026-03-01')).toBe(0))
  it('does not count what was solved later, or only seen', () => {
    expect(streak({ '2026-03-01': { tries: 1, on: '2026-03-02' } }, '2026-03-01')).toBe(0)
    expect(streak({ '2026-03-01': { tries: 0, on: '2026-03-01' } }, '2026-03-01')).toBe(0)
  })
  it('knows the calendar', () => {
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
    expect(dayOf(new Date(2026, 10, 7))).toBe('2026-11-07')
  })
})
