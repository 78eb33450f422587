import { setImmediate } from 'node:timers';
import { inTurns } from './in-turns.ts';

test('what waits gets its turn between two long acts', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  await inTurns(['one', 'two'], (act) => {
    now += 50;
    done.push(act);
    setImmediate(() => done.push(`after ${act}`));
  });
  expect(done).toEqual(['one', 'after one', 'two', 'after two']);
});
