import { createLoadTokens } from './load-tokens.ts';

const HOUR_MS = 3_600_000;

test('TRUST-12 a document reports what it was given, once as loaded and once as failed', () => {
  const tokens = createLoadTokens('secret');
  const token = tokens.issue({ jobs: 'a1' });
  expect(tokens.redeem(token, 'jobs', 'b2', 'failed')).toBe(false);
  expect(tokens.redeem(token, 'profile', 'a1', 'failed')).toBe(false);
  expect(tokens.redeem(token, 'jobs', 'a1', 'loaded')).toBe(true);
  expect(tokens.redeem(token, 'jobs', 'a1', 'loaded')).toBe(false);
  expect(tokens.redeem(token, 'jobs', 'a1', 'failed')).toBe(true);
  expect(tokens.redeem(token, 'jobs', 'a1', 'failed')).toBe(false);
});

test.each(['', '.', 'a.b', 'e30.e30'])('TRUST-12 %j is no token', (token) => {
  expect(createLoadTokens('secret').redeem(token, 'jobs', 'a1', 'failed')).toBe(false);
});

test('TRUST-12 servers with one secret know each other’s documents, others do not', () => {
  const token = createLoadTokens('secret').issue({ jobs: 'a1' });
  expect(createLoadTokens('secret').redeem(token, 'jobs', 'a1', 'failed')).toBe(true);
  expect(createLoadTokens('other').redeem(token, 'jobs', 'a1', 'failed')).toBe(false);
});

test('TRUST-12 a token ends after half a day', () => {
  let now = 0;
  const tokens = createLoadTokens('secret', () => now);
  const token = tokens.issue({ jobs: 'a1' });
  now = 12 * HOUR_MS - 1;
  expect(tokens.redeem(token, 'jobs', 'a1', 'loaded')).toBe(true);
  now = 12 * HOUR_MS;
  expect(tokens.redeem(token, 'jobs', 'a1', 'failed')).toBe(false);
});
