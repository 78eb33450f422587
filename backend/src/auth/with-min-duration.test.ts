import { withMinDuration } from './with-min-duration.ts';

test('work that is done at once is answered when the fixed time is over', async () => {
  let end = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const answered = jest.fn();
  const answer = withMinDuration(Promise.resolve('done'), wait).then(answered);
  await new Promise(setImmediate);
  expect(answered).not.toHaveBeenCalled();
  end();
  await answer;
  expect(answered).toHaveBeenCalledWith('done');
});
