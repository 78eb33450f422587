import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeRows } from './acceptance/judge-rows.ts';
import { type AcceptanceRow, parseRows } from './acceptance/rows.ts';
import { readOptions } from './read-options.ts';
import { readResults } from './results/read-results.ts';

const USAGE = `pnpm acceptance   rows of the acceptance table that no passing test names, from the last runs

  --check   fails when a row of e2e/acceptance-done.json is among them`;
const { values } = readOptions(USAGE, { check: { type: 'boolean' } });

const here = join(import.meta.dirname, '..');
const { tests, found } = readResults(join(here, '../.cache/test-results'));
const rows = parseRows(readFileSync(join(here, 'acceptance.md'), 'utf8'));
const { rows: done } = JSON.parse(readFileSync(join(here, 'acceptance-done.json'), 'utf8')) as {
  rows: string[];
};
const report = judgeRows(rows, tests, done);
const ids = (list: AcceptanceRow[]) => list.map(({ id }) => id).join(' ');

console.log(`Results: ${found.join(', ') || 'none; run npm test first'}\n`);
console.log(`Proven (${report.proven.length} of ${rows.length}): ${ids(report.proven)}\n`);
if (report.failing.length > 0) {
  console.log(`Named by a failing test (${report.failing.length}): ${ids(report.failing)}\n`);
}
console.log(`No passing test (${report.open.length}):`);
for (const { id, text } of report.open) {
  console.log(`  ${done.includes(id) ? '!' : ' '} ${id}  ${shorten(text)}`);
}
if (report.unknown.length > 0) console.log(`\nNot in the table: ${report.unknown.join(' ')}`);
if (report.broken.length === 0) {
  console.log(`\nAll ${done.length} rows of acceptance-done.json are proven.`);
} else {
  console.log(`\nSaid to be done, but not proven: ${report.broken.join(' ')}`);
  if (values.check) process.exit(1);
}

function shorten(text: string): string {
  return text.length > 110 ? `${text.slice(0, 109)}…` : text;
}
