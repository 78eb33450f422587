import { retryDelay } from './retry-delay.ts';

test('the delays grow from a minute, and after four days it is time to give up', () => {
  const delays: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const delay = retryDelay(attempts);
    if (delay === null) break;
    delays.push(delay);
  }
  expect(delays[0]).toBe(60_000);
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  const days = delays.reduce((sum, delay) => sum + delay, 0) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(3.9);
  expect(days).toBeLessThan(5);
});
