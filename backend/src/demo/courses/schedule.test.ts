import { nextDate } from './schedule.ts';

test.each([
  ['the plan has not begun', '2025-12-01T00:00:00Z', '2026-01-06T09:00:00.000Z'],
  ['on its day', '2026-01-06T09:00:00Z', '2026-01-06T09:00:00.000Z'],
  ['over, still shown', '2026-01-16T09:00:00Z', '2026-01-06T09:00:00.000Z'],
  ['ten days over: the next time', '2026-01-16T09:00:01Z', '2026-03-03T09:00:00.000Z'],
  ['10 o’clock is 10 o’clock in summer', '2026-06-01T00:00:00Z', '2026-06-23T08:00:00.000Z'],
  ['years later', '2031-01-01T00:00:00Z', '2031-01-28T09:00:00.000Z'],
])('a course on the second day of the plan at 10: %s', (_, now, expected) => {
  expect(nextDate({ day: 1, hour: 10 }, new Date(now)).toISOString()).toBe(expected);
});
