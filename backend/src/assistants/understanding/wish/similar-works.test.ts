import { setImmediate } from 'node:timers/promises';
import { indexPositions } from '@silverjobs/contract/position-search';
import { positions } from '../../../reference/positions/index.ts';
import { similarWorks } from './similar-works.ts';

const none = new Map<string, never>();
const index = indexPositions(positions);
const work = { index, byName: none, byFurther: none, byNear: none, byPhrase: none };

test('TALK-11 the first text that is compared keeps nobody waiting', async () => {
  let turns = 0;
  let isDone = false;
  const first = Promise.resolve(similarWorks(work, 'Lampen und Schalter montieren', 4));
  void first.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect((await first).map(({ label }) => label)).toContain('Elektriker/in');
  // At once, this would be one turn; in turns of 10 ms it is some fifty.
  expect(turns).toBeGreaterThan(5);
});
