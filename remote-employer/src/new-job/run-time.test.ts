/** @jest-environment node */
import { allowedDays, lastDayText } from './run-time.ts';

test('employers-37 days are those of Germany, where it is tomorrow already', () => {
  const halfPastMidnight = Date.UTC(2026, 6, 1, 22, 30);
  expect(allowedDays(halfPastMidnight).min).toBe('2026-07-02');
  expect(lastDayText('', halfPastMidnight)).toBe(lastDayText('', halfPastMidnight + 3_600_000));
});
