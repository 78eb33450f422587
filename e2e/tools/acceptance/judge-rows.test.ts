import { judgeRows } from './judge-rows.ts';
import { parseRows } from './rows.ts';

const rows = parseRows(`# Table
| id | what must hold |
|---|---|
| ACC-01 | One thing. |
| ACC-02 | Two things, with a \`| sign\`. |
| ACC-03 | Three. |
| ACC-04 | Four. |`);

test('the rows of the table are read with their texts', () => {
  expect(rows.map(({ id }) => id)).toEqual(['ACC-01', 'ACC-02', 'ACC-03', 'ACC-04']);
  expect(rows[1]?.text).toBe('Two things, with a `| sign`.');
});

test('a row is proven by a passing test, failing by a failing one, open without any', () => {
  const report = judgeRows(
    rows,
    [
      { title: 'login ACC-01 ACC-02 works', state: 'passed' },
      { title: 'ACC-02 on a phone', state: 'failed' },
      { title: 'ACC-03 not run', state: 'skipped' },
      { title: 'XYZ-99 is no row', state: 'passed' },
    ],
    ['ACC-01', 'ACC-02', 'ACC-04'],
  );
  expect(report.proven.map(({ id }) => id)).toEqual(['ACC-01']);
  expect(report.failing.map(({ id }) => id)).toEqual(['ACC-02']);
  expect(report.open.map(({ id }) => id)).toEqual(['ACC-03', 'ACC-04']);
  expect(report.broken).toEqual(['ACC-02', 'ACC-04']);
  expect(report.unknown).toEqual(['XYZ-99']);
});
