import { overBudget } from './budget.ts';
import type { Visit } from './first-visit.ts';

const visit: Visit = {
  bytes: { document: 5_000, script: 200_000, style: 8_000, font: 30_000, api: 4_000, other: 0 },
  total: 247_000,
  requests: 12,
};

test('a visit within its budget has no complaint; the limit itself is within', () => {
  expect(overBudget('/', visit, { total: 247, script: 200 })).toEqual([]);
});

test('each exceeded part is named with its figures', () => {
  expect(overBudget('/', visit, { total: 246, script: 199 })).toEqual([
    '/: all 247.0 KB, budget 246 KB.',
    '/: scripts 200.0 KB, budget 199 KB.',
  ]);
});

test('a page without a budget is a complaint', () => {
  expect(overBudget('/new', visit, undefined)).toHaveLength(1);
});
