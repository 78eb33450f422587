import { emptyCounts, judgeCanary, shouldReport } from './canary-judgement.ts';

test.each([
  ['keeps a canary that works', [200, 0], [2_000, 5], null],
  ['keeps one that failed for one person', [0, 4], [2_000, 0], null],
  ['takes back one that always fails', [0, 5], [2_000, 5], /5 of 5 loads failed/],
  ['takes back one that fails three times as often', [81, 19], [940, 60], /19 of 100 loads/],
  ['keeps one that fails a little more often', [85, 15], [940, 60], null],
  ['keeps one that fails as often as anything today', [50, 50], [500, 500], null],
  ['judges where the live release was not loaded yet', [90, 10], [0, 0], /10 of 100 loads/],
] as const)('%s', (_, [loaded, failed], [liveLoaded, liveFailed], expected) => {
  const verdict = judgeCanary({ loaded, failed }, { loaded: liveLoaded, failed: liveFailed }, 3);
  if (expected) expect(verdict).toMatch(expected);
  else expect(verdict).toBeNull();
});

test('every one of the first few is news; later what is a quarter more, however many there are', () => {
  const count = emptyCounts();
  let reported = emptyCounts();
  const news: number[] = [];
  for (let loads = 1; loads <= 100_000; loads += 1) {
    count.canary.loaded = loads;
    if (!shouldReport(count, reported)) continue;
    news.push(loads);
    reported = structuredClone(count);
  }
  expect(news.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(news.length).toBeLessThan(60);
  expect(shouldReport(count, reported)).toBe(false);
  count.live.failed += 1;
  expect(shouldReport(count, reported)).toBe(true);
});
