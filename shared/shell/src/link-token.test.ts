import { takeLinkToken } from './link-token.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/email-change?token=geheim', { path: '/email-change', token: 'geheim' }, '/email-change'],
  ['/login?from=%2Fa&token=geheim#b', { path: '/login', token: 'geheim' }, '/login?from=%2Fa#b'],
  ['/login?token=', { path: '/login', token: '' }, '/login'],
  ['/login?from=%2Fa', null, '/login?from=%2Fa'],
])('LOG-06 LOG-08 the token of %s leaves the address', (address, taken, rest) => {
  window.history.replaceState(null, '', address);
  expect(takeLinkToken()).toEqual(taken);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(rest);
  expect(takeLinkToken()).toBeNull();
});

test('what the head of the document has taken is given once', () => {
  window.silverjobsLinkToken = { path: '/login', token: 'geheim' };
  expect(takeLinkToken()).toEqual({ path: '/login', token: 'geheim' });
  expect(takeLinkToken()).toBeNull();
});
