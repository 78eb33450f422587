/** @jest-environment node */
import { shouldLoadMore } from './should-load-more.ts';

const state = { lastDrawn: 14, loaded: 20, hasMore: true, loading: false, failed: false };

test.each([
  ['6 rows are left', { lastDrawn: 13 }, false],
  ['5 rows are left', { lastDrawn: 14 }, true],
  ['the end is reached', { lastDrawn: 19 }, true],
  ['there are no more', { lastDrawn: 19, hasMore: false }, false],
  ['a page is on its way', { lastDrawn: 19, loading: true }, false],
  ['the last attempt failed', { lastDrawn: 19, failed: true }, false],
])('POOL-02 whether the next page is loaded when %s', (_, change, expected) => {
  expect(shouldLoadMore({ ...state, ...change })).toBe(expected);
});
