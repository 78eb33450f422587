import { browserKey } from './browser-key.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('TRUST-17 a browser names itself the same each time, and another one differently', () => {
  const key = browserKey();
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  expect(browserKey()).toBe(key);
  localStorage.clear();
  expect(browserKey()).not.toBe(key);
});

test('what somebody else has stored under its name is replaced', () => {
  localStorage.setItem('browserKey', 'x');
  expect(browserKey()).toMatch(/^[0-9a-f]{48}$/);
});

test('TRUST-19 without storage there is none', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(browserKey()).toBeUndefined();
});
