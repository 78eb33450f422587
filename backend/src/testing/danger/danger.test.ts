import { readLabelled } from '../concern/read-examples.ts';
import { type Count, confidence, dangerCounts, judgeDangers } from './rate-danger.ts';
import { COUNTED, readDangers } from './read-dangers.ts';

test.each(COUNTED)(
  'assistants-73 what dangers are counted on was never learnt from (%s)',
  (part) => {
    const learnt = new Set(readLabelled().map(({ words }) => words));
    expect(readDangers(part).filter(({ words }) => learnt.has(words))).toEqual([]);
  },
);

const rate = ({ count, of }: Count) => count / of;

test('assistants-73 of what was set aside danger is seldom missed and seldom heard where none is', () => {
  const counts = dangerCounts(judgeDangers(readDangers('validation')));
  expect(rate(counts.missed)).toBeLessThan(0.1);
  expect(rate(counts.otherAnswer)).toBeLessThan(0.2);
  expect(rate(counts.falseGentle)).toBeLessThan(0.04);
  expect(rate(counts.falseQuiet)).toBeLessThan(0.06);
});

test('TALK-14 of what somebody else wrote danger is hardly ever missed and seldom heard where none is', () => {
  const counts = dangerCounts(judgeDangers(readDangers('held')));
  expect(rate(counts.missed)).toBeLessThanOrEqual(0.02);
  expect(rate(counts.otherAnswer)).toBeLessThan(0.12);
  expect(rate(counts.falseGentle)).toBeLessThanOrEqual(0.01);
  expect(rate(counts.falseQuiet)).toBeLessThanOrEqual(0.03);
});

test('TALK-14 of messages as a month brings them hardly any hears of danger for nothing', () => {
  const { falseGentle, falseQuiet } = dangerCounts(judgeDangers(readDangers('natural-sealed')));
  expect(rate(falseGentle)).toBeLessThanOrEqual(0.01);
  expect(rate(falseQuiet)).toBeLessThanOrEqual(0.03);
});

test('the bounds of a rate are wide where little was counted', () => {
  const [low, high] = confidence(9, 10);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.60', '0.98']);
});
