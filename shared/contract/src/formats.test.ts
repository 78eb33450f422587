import {
  formatDate,
  formatDay,
  formatKilometres,
  formatPrice,
  formatTime,
  formatTimeSpan,
  unreadText,
} from './formats.ts';

const NEW_YEAR = Date.UTC(2025, 11, 31, 23, 30);

test.each([
  [NEW_YEAR, '01.01.2026', '00:30'],
  [NEW_YEAR / 1_000, '01.01.2026', '00:30'],
  [Date.UTC(2026, 6, 5, 22, 0), '06.07.2026', '00:00'],
  [0, '01.01.1970', '01:00'],
  [null, '', ''],
  [undefined, '', ''],
  [Number.NaN, '', ''],
])('API-05 %p is the German date %p at %p', (timestamp, date, time) => {
  expect([formatDate(timestamp), formatTime(timestamp)]).toEqual([date, time]);
});

test.each([
  [Date.UTC(2026, 11, 1, 9), 90, 'Dienstag, 01.12.2026', '10:00 bis 11:30 Uhr'],
  [Date.UTC(2026, 6, 5, 22), 60, 'Montag, 06.07.2026', '00:00 bis 01:00 Uhr'],
  [Date.UTC(2026, 11, 1, 9), null, 'Dienstag, 01.12.2026', '10:00 Uhr'],
  [null, 90, '', ''],
  [Number.NaN, 90, '', ''],
])('CRS-02 %p for %p minutes is on %p at %p', (start, minutes, day, span) => {
  expect([formatDay(start), formatTimeSpan(start, minutes)]).toEqual([day, span]);
});

test('API-05 timestamps above 1e10 are milliseconds, others seconds', () => {
  expect(formatDate(1e10)).toBe('20.11.2286');
  expect(formatDate(1e10 + 1)).toBe('26.04.1970');
});

test.each([
  [0, '0,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [1_999, '19,99\u00a0€'],
  [123_456_700, '1.234.567,00\u00a0€'],
])('API-05 %i cents are %p', (cents, price) => {
  expect(formatPrice(cents)).toBe(price);
});

test.each([
  [10_000, '10 km'],
  [2_500, '2,5 km'],
  [1_234, '1,2 km'],
  [0, '0 km'],
])('EDIT-03 LOC-01 %i metres are %p', (meters, text) => {
  expect(formatKilometres(meters)).toBe(text);
});

test.each([
  [0, ''],
  [1, '1 neue Nachricht'],
  [12, '12 neue Nachrichten'],
  [1_200, '1.200 neue Nachrichten'],
])('EMP-01 %s unread messages read %p', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
