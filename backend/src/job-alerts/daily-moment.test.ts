import { lastDailyMoment, lastWeeklyMoment, nextWeeklyMoment } from './daily-moment.ts';

test.each([
  ['in winter, after 7', '2026-11-21T09:00:00Z', '2026-11-21T06:00:00Z'],
  ['in winter, before 7', '2026-11-21T05:59:59Z', '2026-11-20T06:00:00Z'],
  ['in winter, at 7', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
  ['in summer, at 7', '2026-07-01T05:00:00Z', '2026-07-01T05:00:00Z'],
  ['in summer, before 7', '2026-07-01T04:59:59Z', '2026-06-30T05:00:00Z'],
  ['the night summer time begins', '2026-03-29T01:30:00Z', '2026-03-28T06:00:00Z'],
  ['the morning summer time begins', '2026-03-29T05:00:00Z', '2026-03-29T05:00:00Z'],
  ['just before, that morning', '2026-03-29T04:59:59Z', '2026-03-28T06:00:00Z'],
  ['the night summer time ends', '2026-10-25T00:30:00Z', '2026-10-24T05:00:00Z'],
  ['the morning summer time ends', '2026-10-25T06:00:00Z', '2026-10-25T06:00:00Z'],
  ['an hour too early, that morning', '2026-10-25T05:00:00Z', '2026-10-24T05:00:00Z'],
  ['midnight in Germany is still yesterday in UTC', '2026-11-20T23:30:00Z', '2026-11-20T06:00:00Z'],
  ['new year', '2027-01-01T00:10:00Z', '2026-12-31T06:00:00Z'],
])('%s: %s', (_, now, expected) => {
  expect(lastDailyMoment(new Date(now)).toISOString()).toBe(expected.replace('Z', '.000Z'));
});

test.each([
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['a Monday before 7', '2026-11-23T05:59:59Z', '2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['a Monday at 7', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00Z'],
  [
    'the week summer time ends',
    '2026-10-22T12:00:00Z',
    '2026-10-19T05:00:00Z',
    '2026-10-26T06:00:00Z',
  ],
  ['new year', '2027-01-01T00:10:00Z', '2026-12-28T06:00:00Z', '2027-01-04T06:00:00Z'],
])('REACH-06 weekly mails are of Mondays at 7: %s', (_, now, last, next) => {
  expect(lastWeeklyMoment(new Date(now)).toISOString()).toBe(last.replace('Z', '.000Z'));
  expect(nextWeeklyMoment(new Date(now)).toISOString()).toBe(next.replace('Z', '.000Z'));
});
