import { type FaultRound, faultRounds } from './fault-cells.ts';
import { allFaults } from './fault-proxy.ts';

const files = ['entry', 'page chunk', 'style sheet'];
const visits = ['first visit', 'navigation'];
const names = (count: number) => Array.from({ length: count }, (_, index) => `remote${index}`);
const cellsOf = (rounds: FaultRound[]) =>
  rounds.flatMap(({ visit, cells }) => cells.map((cell) => ({ visit, ...cell })));
const pairs = (some: string[], others: readonly string[]) =>
  new Set(some.flatMap((one) => others.map((other) => `${one} ${other}`)));

test.each([1, 5, 9, 12, 30])(
  'FED-04 TEAM-13 with %d remotes each has a file that fails, each file fails in every way, and each way on both visits',
  (count) => {
    const remotes = names(count);
    const rounds = faultRounds(remotes);
    const cells = cellsOf(rounds);
    expect(new Set(cells.map(({ remote }) => remote))).toEqual(new Set(remotes));
    expect(new Set(cells.map(({ file, fault }) => `${file} ${fault}`))).toEqual(
      pairs(files, allFaults),
    );
    expect(new Set(cells.map(({ visit, fault }) => `${visit} ${fault}`))).toEqual(
      pairs(visits, allFaults),
    );
    for (const round of rounds)
      expect(new Set(round.cells.map(({ remote }) => remote)).size).toBe(round.cells.length);
  },
);

test('TEAM-13 the whole matrix has each remote with each file, way and visit once', () => {
  const cells = cellsOf(faultRounds(names(9), true));
  expect(cells).toHaveLength(9 * 3 * 2 * allFaults.length);
  expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length);
});
