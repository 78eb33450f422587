import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTotals } from './test-totals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'totals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), JSON.stringify(content));

test('adds up the reports of both runners; a flaky test counts as failed', () => {
  report('unit.json', { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2 });
  report('e2e.json', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(readTotals(folder)).toEqual({ passed: 15, failed: 3, skipped: 2 });
});

test('without reports nothing was tested', () => {
  expect(readTotals(folder)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
