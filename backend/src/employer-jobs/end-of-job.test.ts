import { endAfter, endOn, lastDayOf, prolongedEnd } from './end-of-job.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('TRUST-09 employers-37 an advertisement ends at the end of its last day in Germany', () => {
  expect(endOn(now, '2026-12-31').toISOString()).toBe('2026-12-31T23:00:00.000Z');
  expect(endOn(now, '2027-04-30').toISOString()).toBe('2027-04-30T22:00:00.000Z');
  expect(lastDayOf(endAfter(now))).toBe('2027-01-20');
  expect(lastDayOf(null)).toBeNull();
});

test.each(['2026-11-20', '2027-05-21'])('TRUST-09 employers-37 %s is no day to end on', (day) => {
  expect(() => endOn(now, day)).toThrow('Bitte wählen Sie einen Tag');
});

test('TRUST-09 employers-37 prolonging counts from the end, and never beyond 180 days', () => {
  expect(lastDayOf(prolongedEnd(now, endOn(now, '2026-12-01')))).toBe('2027-01-30');
  expect(lastDayOf(prolongedEnd(now, null))).toBe('2027-01-20');
  expect(lastDayOf(prolongedEnd(now, endOn(now, '2027-05-01')))).toBe('2027-05-20');
});
