/** @jest-environment node */
import { createAppStorage } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import {
  parsePlace,
  restoredConversationPosition,
  storeScrollPosition,
} from './scroll-position.ts';

const place = {
  loaded: 100,
  view: {
    scrollTop: 4_200,
    ranges: [
      { startIndex: 0, endIndex: 3, size: 160 },
      { startIndex: 4, endIndex: Number.POSITIVE_INFINITY, size: 145 },
    ],
  },
  openedId: 31,
};

test('MSG-03 the place survives as text', () => {
  const storage = createAppStorage(memoryStore());
  storeScrollPosition(storage, place);
  expect(restoredConversationPosition(storage)).toEqual(place);
});

test.each([
  ['nothing', null],
  ['a number', 7],
  ['no view', { loaded: 3 }],
  ['a foreign view', { loaded: 3, view: { scrollTop: '4', ranges: [] } }],
  ['a negative place', { loaded: 3, view: { scrollTop: -1, ranges: [] } }],
  ['foreign ranges', { loaded: 3, view: { scrollTop: 1, ranges: [{ size: 'x' }] } }],
  ['empty ranges entries', { loaded: 3, view: { scrollTop: 1, ranges: [null] } }],
])('MSG-03 %s is no place', (_, value) => {
  expect(parsePlace(value)).toBeNull();
});
