import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { addTimes, dayOf, emptyTimes, measuredIn, summarizeTimes } from './load-times.ts';

/** Loads whose code took so long. */
const count = (...modules: number[]) => {
  const times = emptyTimes();
  for (const module of modules) addTimes(times, { entry: 20, module, render: 40 });
  return times;
};
const near = (milliseconds: number) => ({
  asymmetricMatch: (value: unknown) =>
    typeof value === 'number' && Math.abs(value - milliseconds) <= milliseconds / 4,
});

test('delivery-93 median and 95th percentile of what all servers counted, within a quarter', () => {
  const quick = count(...Array.from({ length: 60 }, () => 200));
  const slow = count(...Array.from({ length: 40 }, () => 3_000));
  const { measured, phases } = summarizeTimes([quick, slow]);
  expect(measured).toBe(100);
  expect(phases.module).toEqual({ median: near(200), p95: near(3_000) });
  expect(phases.render).toEqual({ median: near(40), p95: near(40) });
  expect(phases.total).toEqual({ median: near(260), p95: near(3_060) });
  // No load was the first of its document.
  expect(phases.document).toEqual({ median: null, p95: null });
});

test('delivery-93 one browser that says what it likes moves neither figure', () => {
  const honest = Array.from({ length: 40 }, () => 200);
  const { phases } = summarizeTimes([count(...honest, 120_000)]);
  expect(phases.module).toEqual({ median: near(200), p95: near(200) });
  expect(summarizeTimes([count(...honest, 0)]).phases.module).toEqual({
    median: near(200),
    p95: near(200),
  });
});

test.each([
  [4, null, null],
  [5, near(200), null],
  [19, near(200), null],
  [20, near(200), near(200)],
])('delivery-93 of %i loads the median is %s and the 95th percentile %s', (loads, median, p95) => {
  const times = count(...Array.from({ length: loads }, () => 200));
  expect(summarizeTimes([times]).phases.module).toEqual({ median, p95 });
});

describe('notes', () => {
  let made: TestStore;
  beforeEach(async () => {
    made = await createTestStore();
  });
  afterEach(() => made.remove());

  test('delivery-93 what each server told last on each of seven days counts, of this release alone', async () => {
    const store = made.open();
    const now = Date.now();
    const tell = (release: string, age: number, server: string, step: number, loads: number) => {
      const day = dayOf(now) - age;
      const times = count(...Array.from({ length: loads }, () => 100));
      return store.reportTimes('jobs', release, { day, server, step }, times);
    };
    await tell('abc123', 0, 'one', 1, 1);
    await tell('abc123', 0, 'one', 2, 5);
    await tell('abc123', 0, 'two', 1, 7);
    await tell('abc123', 6, 'one', 1, 2);
    await tell('abc123', 7, 'one', 1, 100);
    await tell('def456', 0, 'one', 1, 100);
    const counts = await store.reportedTimes('jobs', 'abc123', now);
    expect(counts.map(measuredIn).sort()).toEqual([2, 5, 7]);
  });
});
