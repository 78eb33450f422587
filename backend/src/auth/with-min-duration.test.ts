import { createServices } from '../app.ts';
import type { Database } from '../database/database.ts';
import { MIN_DURATION_MS, withMinDuration } from './with-min-duration.ts';

test('work that is done at once is answered when the fixed time is over', async () => {
  const services = createServices({ database: {} as Database }, () => {});
  const start = performance.now();
  expect(await withMinDuration(services, Promise.resolve('done'))).toBe('done');
  // A timer may be early by the part of a millisecond.
  expect(performance.now() - start).toBeGreaterThan(MIN_DURATION_MS - 2);
});
