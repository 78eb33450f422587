import { jobDemands, employers as makeEmployers, positions } from '../demo/index.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { everything } from '../testing/everything.ts';
import { jobWarnings } from './job-warnings.ts';

const COUNT = everything ? 1_500 : 300;

test(`AGE-09 of ${COUNT} advertisements none alarms anybody but the one that is made for it`, () => {
  const places = loadPlaces();
  const now = new Date('2026-11-21T02:00:00Z');
  const employers = makeEmployers({ seed: 1, places });
  const options = { seed: 1, count: COUNT, employers, positions, places, now };
  const found: string[] = [];
  for (const batch of jobDemands(options)) {
    for (const { id, title, description, pay_hint } of batch) {
      const warnings = jobWarnings({ title, description, payHint: pay_hint }, []);
      found.push(...warnings.map(({ kind }) => `${id} ${kind}`));
    }
  }
  expect(found).toEqual(['58 fee', '58 identity', '58 messenger']);
});
