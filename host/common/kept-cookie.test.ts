/** @jest-environment <rootDir>/shared/testing/src/jest/jsdom-environment.cjs */
import { createReadOnlyStore, mirrorStorageInCookie, readKept } from './kept-cookie.ts';

beforeEach(() => {
  localStorage.clear();
  mirrorStorageInCookie(localStorage, ['position', 'location']);
});

test('VIEW-01 what decides a first view goes along in a cookie, and nothing else', () => {
  localStorage.setItem('location', '{"id":-1}');
  const store = mirrorStorageInCookie(localStorage, ['position', 'location']);
  expect(readKept(document.cookie)).toEqual({ location: '{"id":-1}' });
  store?.setItem('position', '{"id":7,"label":"Köchin; Koch"}');
  store?.setItem('draft.letter', 'geheim');
  expect(readKept(`a=1; ${document.cookie}`)).toEqual({
    location: '{"id":-1}',
    position: '{"id":7,"label":"Köchin; Koch"}',
  });
  store?.removeItem('position');
  store?.removeItem('location');
  expect(document.cookie).not.toContain('kept=%7B%22');
  expect(readKept(document.cookie)).toEqual({});
});

test('what is too long for a cookie stays in the browser', () => {
  const store = mirrorStorageInCookie(localStorage, ['position']);
  store?.setItem('position', 'x'.repeat(2_000));
  expect(readKept(document.cookie)).toEqual({});
  expect(store?.getItem('position')).toHaveLength(2_000);
});

test.each(['kept=%', 'kept=null', 'kept=%5B1%5D', 'kept=%7B%22a%22%3A1%7D', ''])(
  'a broken cookie counts as none: %s',
  (cookies) => expect(readKept(cookies)).toEqual({}),
);

test('a fixed store takes nothing', () => {
  const store = createReadOnlyStore({ position: 'a' });
  store.setItem('position', 'b');
  expect([store.getItem('position'), store.getItem('location')]).toEqual(['a', null]);
});
