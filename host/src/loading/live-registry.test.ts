/** @jest-environment node */
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { createLiveRegistry, livePage } from './live-registry.ts';

const old = { ...buildRegistry(buildRemote()), revision: 1 };
const newer = { ...buildRegistry(buildRemote({ release: 'def456' })), revision: 2 };

test('looks for a newer registry only when the last look is long ago', async () => {
  let time = 0;
  const fetchRegistry = jest.fn(async () => newer);
  const live = createLiveRegistry(old, fetchRegistry, () => time);
  await live.refresh();
  expect(fetchRegistry).not.toHaveBeenCalled();
  time = 31_000;
  await live.refresh();
  await live.refresh();
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  expect(live.current()).toBe(newer);
});

test('VIEW-08 a navigation joins the look that began with the intention to go there', async () => {
  let time = 0;
  let answer: (registry: typeof newer) => void = () => {};
  const fetchRegistry = jest.fn(() => new Promise<typeof newer>((resolve) => (answer = resolve)));
  const live = createLiveRegistry(old, fetchRegistry, () => time);
  time = 31_000;
  void live.refresh();
  const navigation = live.refresh().then(() => live.current());
  answer(newer);
  expect(await navigation).toBe(newer);
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test.each([
  ['an older one', async () => ({ ...old, revision: 0 })],
  ['none', () => Promise.reject(new Error('offline'))],
])('keeps what it knows when the server has %s', async (_, fetchRegistry) => {
  let time = 0;
  const live = createLiveRegistry(old, fetchRegistry, () => time);
  time = 31_000;
  await live.refresh();
  expect(live.current()).toBe(old);
});

test('FED-04 a registry that hangs does not hold up a navigation; its answer counts for the next', async () => {
  jest.useFakeTimers();
  let answer: (registry: typeof newer) => void = () => {};
  let time = 0;
  const live = createLiveRegistry(
    old,
    () => new Promise((resolve) => (answer = resolve)),
    () => time,
  );
  time = 31_000;
  const looking = live.refresh();
  await jest.advanceTimersByTimeAsync(1_000);
  await looking;
  expect(live.current()).toBe(old);
  answer(newer);
  await jest.advanceTimersByTimeAsync(0);
  expect(live.current()).toBe(newer);
  jest.useRealTimers();
});

test('delivery-94 who holds nobody up waits for the answer, which has the revision that is known already', async () => {
  let answer: (registry: typeof newer | null) => void = () => {};
  let time = 0;
  const fetchNewer = jest.fn(
    (_: number) => new Promise<typeof newer | null>((go) => (answer = go)),
  );
  const live = createLiveRegistry(old, fetchNewer, () => time);
  time = 31_000;
  const first = live.look();
  answer(null);
  await first;
  expect(live.current()).toBe(old);
  time = 62_000;
  const second = live.look();
  answer(newer);
  await second;
  expect(live.current()).toBe(newer);
  expect(fetchNewer.mock.calls).toEqual([[1], [1]]);
});

test('a page is taken from the live release, or stays the own one where it is gone', () => {
  const known = { remote: buildRemote(), page: buildPage() };
  expect(livePage(newer, known).remote.release).toBe('def456');
  const without = buildRegistry(buildRemote({ pages: [buildPage({ path: '/other' })] }));
  expect(livePage(without, known)).toBe(known);
  expect(livePage(buildRegistry(), known)).toBe(known);
});
