import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/abuse.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Way |---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(rows)('TRUST-28 a test keeps the way closed: %s%s', (...cells) => {
  const path = /`(.+)`/.exec(cells[3] ?? '')?.[1] ?? '';
  expect(readFileSync(join(root, path), 'utf8')).toContain('TRUST-28');
});

test('TRUST-28 the table of abuse has lines', () => {
  expect(rows.length).toBeGreaterThan(12);
});
