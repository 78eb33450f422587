import { readMoment } from './read-moment.ts';

const iso = (text: string | null, edge: 'begin' | 'end' = 'end') => {
  const moment = readMoment(text, edge);
  return typeof moment === 'number' ? new Date(moment).toISOString().replace('.000', '') : moment;
};

test.each([
  // A last day ends at 24:00 in Germany, in winter and in summer.
  ['2026-12-31', '2026-12-31T23:00:00Z'],
  ['2026-07-31', '2026-07-31T22:00:00Z'],
  ['2026-10-25', '2026-10-25T23:00:00Z'],
  ['2026-12-31+01:00', '2026-12-31T23:00:00Z'],
  ['2026-12-31T00:00:00', '2026-12-31T23:00:00Z'],
  ['05.12.2026', '2026-12-05T23:00:00Z'],
  ['5.12.26', '2026-12-05T23:00:00Z'],
  ['Sa., 05.12.2026', '2026-12-05T23:00:00Z'],
  ['19/12/2026', '2026-12-19T23:00:00Z'],
  ['19-12-2026', '2026-12-19T23:00:00Z'],
  ['2026/12/19', '2026-12-19T23:00:00Z'],
  ['31.12.2019', '2019-12-31T23:00:00Z'],
  ['20190626', '2019-06-26T22:00:00Z'],
  ['5. Dezember 2026', '2026-12-05T23:00:00Z'],
  ['1. März 2027', '2027-03-01T23:00:00Z'],
  // A time without a zone is one of German clocks.
  ['05.12.2026 18:30', '2026-12-05T17:30:00Z'],
  ['05.12.2026, 18:30 Uhr', '2026-12-05T17:30:00Z'],
  ['2026-07-05T18:30:15', '2026-07-05T16:30:15Z'],
  ['2026-12-05T24:00:00', '2026-12-05T23:00:00Z'],
  ['2026-12-05 18:30:00.000', '2026-12-05T17:30:00Z'],
  ['20261205T183000', '2026-12-05T17:30:00Z'],
  ['2026-12-05T18:30:00Z', '2026-12-05T18:30:00Z'],
  ['2026-12-05T18:30:00+02:00', '2026-12-05T16:30:00Z'],
  ['Sat, 05 Dec 2026 10:00:00 +0100', '2026-12-05T09:00:00Z'],
  ['1796083200', '2026-12-01T00:00:00Z'],
  ['1796083200000', '2026-12-01T00:00:00Z'],
])('TRUST-27 jobs-102 the end %j is %s', (text, expected) => {
  expect(iso(text)).toBe(expected);
});

test('TRUST-27 jobs-102 a first day begins at midnight in Germany', () => {
  expect(iso('05.12.2026', 'begin')).toBe('2026-12-04T23:00:00Z');
});

test.each([null, '', ' ', 'bis auf Weiteres', 'unbefristet', 'b.a.w.', 'k. A.', '0000-00-00', '-'])(
  'TRUST-27 jobs-102 %j says that there is no end',
  (text) => {
    expect(iso(text)).toBeNull();
  },
);

test.each([
  'morgen',
  '12/19/2026',
  '31.06.2026',
  '30.02.2027',
  '2026-02-29',
  '00.12.2026',
  '5. Brumaire 2026',
  '2026-12',
  '05.12.',
  '05.12.2026 25:00',
  '05.12.2026 18:61',
  '05.12.2026 oder später',
  '123456',
])('TRUST-27 jobs-102 %j is read as no date', (text) => {
  expect(iso(text)).toBe('invalid');
});
