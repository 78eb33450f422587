import { writeAuthToken } from '@silverjobs/shell';
import type { GuardParts } from '../routing/guards.ts';
import { loadFirstRoute, storeRedirectFromLoginUrl } from './browser-first-view.ts';

afterEach(() => writeAuthToken(null));

function arriveAt(address: string): { remembered: string[]; address: string } {
  window.history.replaceState(null, '', address);
  const remembered: string[] = [];
  storeRedirectFromLoginUrl({
    redirect: { remember: (path) => remembered.push(path), forget: () => {}, take: () => null },
  });
  const { pathname, search, hash } = window.location;
  return { remembered, address: `${pathname}${search}${hash}` };
}

test('ACC-01 what the server cannot see of the wanted address is remembered, rendered or not', () => {
  expect(arriveAt('/login?from=%2Fmessages%3Fseite%3D2#unten')).toEqual({
    remembered: ['/messages?seite=2#unten'],
    address: '/login?from=%2Fmessages%3Fseite%3D2%23unten',
  });
});

test.each([
  ['a signed-in visitor', '/login?from=%2Fmessages#unten', 'token'],
  ['another page', '/register?from=%2Fmessages#unten', null],
  ['an address of somebody else', '/login?from=https%3A%2F%2Fevil.example#unten', null],
])('ACC-01 nothing is remembered for %s', (_, address, token) => {
  writeAuthToken(token);
  expect(arriveAt(address)).toEqual({ remembered: [], address });
});

test.each([
  ['where the document came for', '/impressum', { path: '/impressum', data: null }],
  ['where going back has led before the page was hydrated', '/agb', null],
])('FIND-06 a page of the server is hydrated %s', async (_, address, route) => {
  window.history.replaceState(null, '', address);
  const came = [{ name: 'http://localhost/impressum' }];
  Object.assign(performance, { getEntriesByType: () => came });
  const guards = { registry: { current: () => ({ remotes: {} }) } } as unknown as GuardParts;
  const first = { route: '/impressum', user: null, queries: [], kept: {}, display: null };
  const loaded = await loadFirstRoute(first, guards);
  expect(loaded && { path: loaded.path, data: loaded.data }).toEqual(route);
});
