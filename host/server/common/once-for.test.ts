/** @jest-environment node */
import { onceFor } from './once-for.ts';

test('VIEW-07 it is made once for each object, also where nothing comes of it', () => {
  const make = jest.fn(({ name }: { name: string }) => (name === '' ? undefined : `made ${name}`));
  const of = onceFor(make);
  const [one, same, none] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect([one, same, none, one, none].map(of)).toEqual([
    ...['made a', 'made a', undefined],
    ...['made a', undefined],
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
