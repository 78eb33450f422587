import { actApart, eachApart } from './each-apart.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

test('TRUST-26 a record that cannot be made into anything is left out alone, and told without an address', () => {
  const told: string[] = [];
  const made = eachApart(
    numbers(1, 4),
    ({ id }) => {
      if (id === 2) throw new Error('no text of anna@example.org');
      return id * 10;
    },
    (line) => told.push(line),
  );
  expect(made).toEqual([10, 30, 40]);
  expect(told).toEqual(['left out 2: Error: no text of …']);
});

test('TRUST-26 a hundred records that fail do not keep those behind them waiting', async () => {
  const told: string[] = [];
  const acted: number[] = [];
  const all = numbers(1, 250);
  const done = await actApart(
    async (after) => all.filter(({ id }) => id > after).slice(0, 100),
    async ({ id }) => {
      if (id <= 100) throw new Error('broken');
      acted.push(id);
    },
    (line) => told.push(line),
  );
  expect([done, acted.length, acted.at(-1), told.length]).toEqual([150, 150, 250, 100]);
});
