import { addMonths } from './add-months.ts';
import { endAfterCancelling } from './end-after-cancelling.ts';
import { endOfTerm, isOver } from './end-of-term.ts';
import { monthsBetween } from './months-between.ts';
import { endOfMonthOf } from './running-month.ts';
import { unusedCents } from './unused-cents.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

const at = (text: string) => new Date(text);
const seconds = (text: string) => Date.parse(text) / 1_000;
const text = (moment: number) => new Date(moment * 1_000).toISOString();

test.each([
  ['a plain month', '2026-11-21T09:00:00Z', 3, '2027-02-21T09:00:00.000Z'],
  ['into summer time', '2026-11-21T09:00:00Z', 6, '2027-05-21T08:00:00.000Z'],
  ['out of summer time', '2026-07-15T08:00:00Z', 6, '2027-01-15T09:00:00.000Z'],
  ['the 31st into February', '2026-08-31T10:00:00Z', 6, '2027-02-28T11:00:00.000Z'],
  ['the 31st into a leap February', '2027-08-31T10:00:00Z', 6, '2028-02-29T11:00:00.000Z'],
  ['the 29th of February, a year', '2028-02-29T11:00:00Z', 12, '2029-02-28T11:00:00.000Z'],
  ['the 31st into a month of 30 days', '2026-12-31T11:00:00Z', 6, '2027-06-30T10:00:00.000Z'],
  ['over the turn of the year', '2026-10-31T10:00:00Z', 3, '2027-01-31T10:00:00.000Z'],
  // 23:30 UTC on the last of the month is already the next month in Germany.
  ['after midnight in Germany', '2026-01-31T23:30:00Z', 1, '2026-02-28T23:30:00.000Z'],
  ['into the hour that is left out', '2027-02-28T01:30:00Z', 1, '2027-03-28T01:30:00.000Z'],
])('PLUS-07 months in Germany: %s', (_, start, months, expected) => {
  expect(text(addMonths(seconds(start), months))).toBe(expected);
});

test('PLUS-07 a plan of the 31st comes back to the 31st after February', () => {
  const start = seconds('2026-12-31T11:00:00Z');
  const ends = ['2027-01-02', '2027-02-01', '2027-02-28T12:00:00', '2027-03-31T12:00:00'].map(
    (now) =>
      text(endOfMonthOf(start, at(`${now.padEnd(19, 'T00:00:00').slice(0, 19)}Z`))).slice(0, 10),
  );
  expect(ends).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
});

test('PLUS-07 at the very end of a month the next one runs', () => {
  const start = seconds('2026-11-21T09:00:00Z');
  expect(text(endOfMonthOf(start, at('2026-12-21T08:59:59Z')))).toBe('2026-12-21T09:00:00.000Z');
  expect(text(endOfMonthOf(start, at('2026-12-21T09:00:00Z')))).toBe('2027-01-21T09:00:00.000Z');
});

const startedAt = seconds('2026-11-21T09:00:00Z');
const term = { startedAt, termEnd: endOfTerm(startedAt, 6) };

test.each([
  ['on the first day', '2026-11-21T09:01:00Z', null, '2027-05-21'],
  ['a second before the term ends', '2027-05-21T07:59:59Z', null, '2027-05-21'],
  ['on its last day, after the hour of the order', '2027-05-21T21:59:59Z', null, '2027-05-21'],
  ['when the term has ended', '2027-05-21T22:00:00Z', null, '2027-06-21'],
  ['later, in the middle of a month', '2028-01-30T08:00:00Z', null, '2028-02-21'],
  ['wished too early', '2026-12-01T09:00:00Z', '2026-12-31', '2027-05-21'],
  ['wished on the very day', '2026-12-01T09:00:00Z', '2027-05-21', '2027-05-21'],
  ['wished a day later', '2026-12-01T09:00:00Z', '2027-05-22', '2027-06-21'],
  ['wished for the end of the next year', '2026-12-01T09:00:00Z', '2027-12-31', '2028-01-21'],
])('PLUS-06 a cancelled plan ends as soon as allowed: %s', (_, now, requested, expected) => {
  expect(text(endAfterCancelling(term, at(now), requested)).slice(0, 10)).toBe(expected);
});

test.each([
  ['in winter', '2026-11-21T09:00:00Z', 3, '2027-02-21T22:59:59.000Z'],
  ['into summer time', '2026-11-21T09:00:00Z', 6, '2027-05-21T21:59:59.000Z'],
  ['on the day of 23 hours', '2026-12-28T09:00:00Z', 3, '2027-03-28T21:59:59.000Z'],
  ['on the day of 25 hours', '2027-04-30T09:00:00Z', 6, '2027-10-30T21:59:59.000Z'],
  ['on the day of 25 hours itself', '2027-04-30T22:30:00Z', 6, '2027-11-01T22:59:59.000Z'],
  ['on the last Sunday of October', '2027-07-31T09:00:00Z', 3, '2027-10-31T22:59:59.000Z'],
  ['after midnight in Germany', '2026-11-20T23:30:00Z', 3, '2027-02-21T22:59:59.000Z'],
  ['before midnight in Germany', '2026-11-20T22:30:00Z', 3, '2027-02-20T22:59:59.000Z'],
  ['on the 29th of February', '2027-11-29T09:00:00Z', 3, '2028-02-29T22:59:59.000Z'],
])(
  'TRUST-07 silverplus-41 a term ends with its last day in Germany: %s',
  (_, start, months, end) => {
    expect(text(endOfTerm(seconds(start), months))).toBe(end);
  },
);

test('TRUST-07 silverplus-41 a term is over when its last second is', () => {
  const end = endOfTerm(startedAt, 6);
  expect(isOver(end, at('2027-05-21T21:59:59.999Z'))).toBe(false);
  expect(isOver(end, at('2027-05-21T22:00:00Z'))).toBe(true);
});

test('TRUST-08 the months between two moments, each with its price', () => {
  const days = monthsBetween(startedAt, startedAt, addMonths(startedAt, 3) + 3_600);
  expect(days.map(({ from, to }) => [text(from).slice(0, 10), text(to).slice(0, 10)])).toEqual([
    ['2026-11-21', '2026-12-21'],
    ['2026-12-21', '2027-01-21'],
    ['2027-01-21', '2027-02-21'],
  ]);
  expect(monthsBetween(startedAt, startedAt, startedAt)).toEqual([]);
});

test('PLUS-06 a requested end beyond reach does not hang', () => {
  const end = endAfterCancelling(term, at('2026-12-01T09:00:00Z'), '9999-12-31');
  expect(end).toBeGreaterThan(term.termEnd);
});

test.each([
  // 2026-11-03 is a Tuesday: the fourteenth day after it is a Tuesday, too.
  ['a working day', '2026-11-03T09:00:00Z', '2026-11-17T23:00:00.000Z'],
  ['a Saturday counts to Monday', '2026-11-07T09:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['a Sunday counts to Monday', '2026-11-08T09:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['shortly after midnight in Germany', '2026-11-02T23:30:00Z', '2026-11-17T23:00:00.000Z'],
  ['over the change of the clocks', '2026-10-20T09:00:00Z', '2026-11-03T23:00:00.000Z'],
  [
    'Good Friday counts to Tuesday after Easter',
    '2027-03-12T09:00:00Z',
    '2027-03-30T22:00:00.000Z',
  ],
  ['Christmas and its Sunday', '2026-12-11T09:00:00Z', '2026-12-28T23:00:00.000Z'],
  ['New Year, a Friday', '2026-12-18T09:00:00Z', '2027-01-04T23:00:00.000Z'],
  ['Ascension Day', '2027-04-22T09:00:00Z', '2027-05-07T22:00:00.000Z'],
  ['All Saints, a holiday of some Länder', '2027-10-18T09:00:00Z', '2027-11-02T23:00:00.000Z'],
])('TRUST-21 silverplus-37 withdrawal ends with the fourteenth day: %s', (_, started, expected) => {
  expect(text(withdrawalEnd(seconds(started)))).toBe(expected);
});

test.each([
  ['at once', '2026-11-21T09:00:00Z', 1_999],
  ['after half of the month', '2026-12-06T09:00:00Z', 1_000],
  ['at the end', '2026-12-21T08:59:59Z', 0],
  ['at the beginning of the third month', '2027-01-21T09:00:00Z', 1_999],
])('PLUS-04 what is left of a paid month: %s', (_, now, cents) => {
  const plan = { startedAt, priceCents: 1_999, currentPeriodEnd: null };
  expect(unusedCents(plan, at(now))).toBe(cents);
});

test.each([
  ['a month that nobody has paid is none', '2026-12-22T09:00:00Z', '2026-12-21T09:00:00Z', 0],
  ['half of the month that was paid', '2026-12-06T09:00:00Z', '2026-12-21T09:00:00Z', 1_000],
  ['and a month paid meanwhile', '2026-12-06T09:00:00Z', '2027-01-21T09:00:00Z', 2_999],
])('TRUST-20 credit is what was paid and not used: %s', (_, moment, paidUntil, cents) => {
  const plan = { startedAt, priceCents: 1_999, currentPeriodEnd: seconds(paidUntil) };
  expect(unusedCents(plan, at(moment))).toBe(cents);
});
