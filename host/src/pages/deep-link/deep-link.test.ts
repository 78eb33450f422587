/** @jest-environment node */
import { deepLinkPath, isDeepLink, readId } from './deep-link.ts';

test.each([
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['99999999999', null],
  ['../account', null],
  ['', null],
  [null, null],
])('the id %j reads as %j', (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([
  ['/', '?param2=t&target=jobs', true],
  ['/messages/3', '?id=3&target=jobs', true],
  ['/', '?param2=t&id=3', false],
  ['/', '?target=jobs', false],
  ['/', '', false],
  ['/redirects/jobs', '?param2=t', true],
  ['/redirects/jobs', '?id=3', false],
  ['/redirects/%E0%A4%A', '?param2=t', true],
  ['/redirects/a/b', '?param2=t', false],
])('DEEP-01 %s%s is a link: %j', (path, search, expected) => {
  expect(isDeepLink(path, search)).toBe(expected);
});

test('a target cannot leave the handler', () => {
  expect(deepLinkPath('../../evil?x', null)).toBe('/redirects/..%2F..%2Fevil%3Fx');
});
