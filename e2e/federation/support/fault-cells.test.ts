import { type FaultRound, faultRounds } from './fault-cells.ts';
import { allFaults } from './fault-proxy.ts';

const files = ['entry', 'page chunk', 'style sheet'];
const names = (count: number) => Array.from({ length: count }, (_, index) => `remote${index}`);
const cellsOf = (rounds: FaultRound[]) =>
  rounds.flatMap(({ file, visit, cells }) => cells.map((cell) => ({ file, visit, ...cell })));

test.each([1, 5, 9, 12, 30])('TEAM-13 each of %d remotes has every file that fails', (count) => {
  const remotes = names(count);
  const rounds = faultRounds(remotes);
  for (const file of files) {
    const cells = cellsOf(rounds).filter((cell) => cell.file === file);
    expect(new Set(cells.map(({ remote }) => remote))).toEqual(new Set(remotes));
    expect(new Set(cells.map(({ visit, fault }) => `${visit} ${fault}`)).size).toBe(
      2 * allFaults.length,
    );
  }
  for (const { cells } of rounds)
    expect(new Set(cells.map(({ remote }) => remote)).size).toBe(cells.length);
});

test('FED-04 nine remotes need as many browsers as there are files, visits, and ways to fail', () => {
  expect(faultRounds(names(9))).toHaveLength(3 * 2 * 2);
});

test('TEAM-13 the whole matrix has each remote with each file, way and visit once', () => {
  const cells = cellsOf(faultRounds(names(9), true));
  expect(cells).toHaveLength(9 * 3 * 2 * allFaults.length);
  expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length);
});
