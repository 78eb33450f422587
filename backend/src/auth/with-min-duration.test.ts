import { setTimeout } from 'node:timers/promises';
import { createServices } from '../app.ts';
import type { Database } from '../database/database.ts';
import { MIN_DURATION_MS, withMinDuration } from './with-min-duration.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

test('work that is done at once is answered when the fixed time is over', async () => {
  let end = () => {};
  jest.mocked(setTimeout).mockReturnValue(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  const services = createServices({ database: {} as Database }, () => {});
  const answered = jest.fn();
  const answer = withMinDuration(services, Promise.resolve('done')).then(answered);
  await new Promise(setImmediate);
  expect(setTimeout).toHaveBeenCalledWith(MIN_DURATION_MS);
  expect(answered).not.toHaveBeenCalled();
  end();
  await answer;
  expect(answered).toHaveBeenCalledWith('done');
});
