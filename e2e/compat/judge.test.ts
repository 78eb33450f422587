import { describe as describeTable, exitCodes, judge, type Verdict } from './judge.ts';

const runs: Verdict = { kind: 'runs', pages: 2 };
const none: Verdict = { kind: 'none' };
const refused: Verdict = { kind: 'refused', problems: ['jobs needs react ^20.0.0; …'] };
const broken: Verdict = { kind: 'broken', problems: ['/jobs shows the failure FED-106'] };

test.each([
  ['all run, or there is nothing before', [runs, none], exitCodes.fine],
  ['one is refused', [runs, refused], exitCodes.refused],
  ['one breaks', [broken, refused], exitCodes.broken],
])('FED-08 when %s', (_, [first = none, second = none], code) => {
  expect(judge({ jobs: { 'current host': first }, messaging: { 'current host': second } })).toBe(
    code,
  );
});

test('FED-08 the table names each pair, and each problem with its pair', () => {
  const text = describeTable({ jobs: { 'current host': runs, 'host before': broken } });
  expect(text).toMatch(/^remote +current host +host before\njobs +2 pages run +BROKEN\n/);
  expect(text).toContain('- jobs, host before, broken: /jobs shows the failure FED-106');
});
