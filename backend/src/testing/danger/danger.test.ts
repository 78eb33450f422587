import { readLabelled } from '../concern/read-examples.ts';
import { confidence, dangerRates, judgeDangers } from './rate-danger.ts';
import { readDangers } from './read-dangers.ts';

const held = readDangers('held');

test('assistants-73 what dangers are counted on was never learnt from', () => {
  const learnt = new Set(readLabelled().map(({ words }) => words));
  expect(held.filter(({ words }) => learnt.has(words))).toEqual([]);
});

test('assistants-73 of what nobody tuned on danger is hardly ever missed and hardly ever heard where none is', () => {
  const rates = dangerRates(judgeDangers(held));
  expect(rates.missed).toBeLessThan(0.03);
  expect(rates.otherAnswer).toBeLessThan(0.08);
  expect(rates.falseGentle).toBeLessThan(0.02);
  expect(rates.falseQuiet).toBeLessThan(0.03);
});

test('the bounds of a rate are wide where little was counted', () => {
  const [low, high] = confidence(9, 10);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.60', '0.98']);
});
