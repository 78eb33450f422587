import { nextPayment } from './next-payment.ts';

const seconds = (text: string) => Date.parse(text) / 1_000;

test.each([
  ['in the last month', '2026-12-15T10:00:00Z', '2026-11-21T09:00:00Z', '2026-12-15T10:00:00Z'],
  ['months before the end', '2027-03-19T10:00:00Z', '2026-11-21T09:00:00Z', '2026-12-19T10:00:00Z'],
  ['at the very moment', '2027-01-21T09:00:00Z', '2026-11-21T09:00:00Z', '2026-12-21T09:00:00Z'],
  [
    'from the end of a long month',
    '2027-03-31T10:00:00Z',
    '2027-02-01T00:00:00Z',
    '2027-02-28T10:00:00Z',
  ],
  [
    'over the turn of the year',
    '2027-02-10T10:00:00Z',
    '2026-12-11T00:00:00Z',
    '2027-01-10T10:00:00Z',
  ],
  ['after the term', '2026-11-01T10:00:00Z', '2026-11-21T09:00:00Z', '2026-11-01T10:00:00Z'],
])('ACCT-03 the next payment %s', (_, termEnd, now, expected) => {
  expect(nextPayment(seconds(termEnd), new Date(now))).toBe(seconds(expected));
});
