import { rememberRecent } from './remember-recent.ts';

const bytes = (length: number) => new Uint8Array(length);

test('what was not used for longest goes first when there is too much', () => {
  const recent = rememberRecent(10);
  recent.set('a', bytes(4));
  recent.set('b', bytes(4));
  recent.get('a');
  recent.set('c', bytes(4));
  expect(['a', 'b', 'c'].map((key) => recent.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a key set again counts once, and what is too large is not held', () => {
  const recent = rememberRecent(10);
  recent.set('a', bytes(8));
  recent.set('a', bytes(5));
  recent.set('b', bytes(5));
  recent.set('huge', bytes(11));
  expect(['a', 'b', 'huge'].map((key) => recent.get(key)?.length)).toEqual([5, 5, undefined]);
});
