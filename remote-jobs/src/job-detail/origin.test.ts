/** @jest-environment node */
import { readOrigin } from './origin.ts';

test.each([
  ['the pool', { list: '/?position=x', total: 143 }, { list: '/?position=x', total: 143 }],
  ['/jobs', { list: '/jobs', total: 1 }, { list: '/jobs', total: 1 }],
  ['an unknown number', { list: '/', total: 'x' }, { list: '/', total: undefined }],
  ['the saved jobs', { list: '/saved-jobs' }, { list: '/saved-jobs', total: undefined }],
  ['another page', { list: '/messages', total: 1 }, null],
  ['another host', { list: '//example.org' }, null],
  ['something else', 'x', null],
  ['nothing', null, null],
])('the way back to %s', (_, state, expected) => {
  expect(readOrigin(state)).toEqual(expected);
});
