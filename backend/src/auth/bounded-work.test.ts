import { createBoundedWork } from './bounded-work.ts';

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const piece = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { started, piece, endNext: () => ends.shift()?.() };
}

test('OPER-10 operation-21 so much at once, the rest in its order, what would wait too long is turned away', async () => {
  const { started, piece, endNext } = openWork();
  const run = createBoundedWork({ atOnce: 2, waiting: 2 });
  const four = [1, 2, 3, 4].map((number) => run(piece(number)));
  expect(started).toEqual([1, 2]);
  await expect(run(piece(5))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  endNext();
  expect(await four[0]).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  endNext();
  endNext();
  expect(await Promise.all(four.slice(1, 3))).toEqual([2, 3]);
  endNext();
  expect(await four[3]).toBe(4);
  expect(started).toEqual([1, 2, 3, 4]);
});

test('operation-21 work that fails gives its place free', async () => {
  const run = createBoundedWork({ atOnce: 1, waiting: 1 });
  const fails = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'done');
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});
