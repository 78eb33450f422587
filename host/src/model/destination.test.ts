/** @jest-environment node */
import { buildPage } from '../testing/build-registry.ts';
import { addressOf, destinationOf } from './destination.ts';

const pages = [
  buildPage({ path: '/list', deepLink: { targets: ['thing', 'things'] } }),
  buildPage({ path: '/list/:key', deepLink: { targets: ['thing'], record: 'thing_id' } }),
  buildPage({ path: '/only/:id', deepLink: { targets: ['only'] } }),
  buildPage(),
];
const start = { path: '/', record: null };

test.each([
  ['thing', 3, { path: '/list/:key', record: 'thing_id' }],
  ['Thing', 3, { path: '/list/:key', record: 'thing_id' }],
  ['thing', null, { path: '/list', record: null }],
  ['things', 3, { path: '/list', record: null }],
  ['only', 3, { path: '/only/:id', record: null }],
  ['only', null, start],
  ['https://evil.example', 3, start],
  ['__proto__', 3, start],
  ['', null, start],
])('DEEP-02 the target %j with id %j', (target, id, destination) => {
  expect(destinationOf(pages, { target, id })).toEqual(destination);
});

test('DEEP-02 releases of before, which declare no links, lead to the start page', () => {
  expect(destinationOf([buildPage()], { target: 'thing', id: 3 })).toEqual(start);
});

test('the id goes into the place that the path has for it', () => {
  expect(addressOf('/list/:key', 3)).toBe('/list/3');
  expect(addressOf('/list', 3)).toBe('/list');
});
