import { judge, judgePublic } from './goals.ts';
import type { Sample } from './measure.ts';
import type { Comparison } from './report.ts';

const sample = (row: number, click: number, bytes: number): Sample => ({
  row,
  click,
  bytes,
  blocking: 0,
  requests: [],
});
const compared = (kind: Comparison['kind'], product: Sample): Comparison => ({
  path: '/',
  kind,
  samples: {
    floor: [sample(500, 510, 5_000)],
    twin: [sample(2_000, 2_100, 200_000)],
    drawn: [sample(500, 2_000, 200_000)],
    product: [product],
  },
});

test('VIEW-06 a first visit that keeps every goal, the limits themselves among them', () => {
  const verdicts = judge(compared('cold', sample(550, 2_100, 230_000)));
  expect(verdicts).toHaveLength(5);
  expect(verdicts.every(({ reached }) => reached)).toBe(true);
});

test.each([
  [['first row'], sample(551, 2_100, 230_000)],
  [['click that works', 'click that works'], sample(550, 2_101, 230_000)],
  [['bytes', 'bytes'], sample(550, 2_100, 230_001)],
])('VIEW-06 a missed goal is named: %j', (names, product) => {
  const missed = judge(compared('cold', product)).filter(({ reached }) => !reached);
  expect(missed.map(({ text }) => text)).toEqual(
    names.map((name) => expect.stringContaining(name)),
  );
});

test('VIEW-06 the next visit is held against the next visit of the twin', () => {
  const [verdict] = judge(compared('again', sample(820, 800, 1_000)));
  expect(verdict).toEqual({
    reached: false,
    text: 'MISSED   /, again: first row, of the twin 0.41, at most 0.4',
  });
});

test.each([
  [550, 160_000, [true, true]],
  [551, 160_001, [false, false]],
])(
  'PUB-10 a page for everybody with its first row after %s ms and %s bytes',
  (row, bytes, reached) => {
    const figures = { row, bytes, click: row, requests: 3, blocking: 0 };
    const verdicts = judgePublic('/stellen', { ...figures, row: 500 }, figures);
    expect(verdicts.map((verdict) => verdict.reached)).toEqual(reached);
  },
);
