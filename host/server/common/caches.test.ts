import { createByteLruCache, memoizeByObject } from './caches.ts';

test('VIEW-07 it is made once for each object, also where nothing comes of it', () => {
  const make = jest.fn(({ name }: { name: string }) => (name === '' ? undefined : `made ${name}`));
  const of = memoizeByObject(make);
  const [one, same, none] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect([one, same, none, one, none].map(of)).toEqual([
    ...['made a', 'made a', undefined],
    ...['made a', undefined],
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});

const bytes = (length: number) => new Uint8Array(length);

test('what was not used for longest goes first when there is too much', () => {
  const recent = createByteLruCache(10);
  recent.set('a', bytes(4));
  recent.set('b', bytes(4));
  recent.get('a');
  recent.set('c', bytes(4));
  expect(['a', 'b', 'c'].map((key) => recent.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a key set again counts once, and what is too large is not held', () => {
  const recent = createByteLruCache(10);
  recent.set('a', bytes(8));
  recent.set('a', bytes(5));
  recent.set('b', bytes(5));
  recent.set('huge', bytes(11));
  expect(['a', 'b', 'huge'].map((key) => recent.get(key)?.length)).toEqual([5, 5, undefined]);
});
