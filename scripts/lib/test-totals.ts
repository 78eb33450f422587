import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed, failed and were left out. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const fromJest = (report: JestReport): Totals => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

const fromPlaywright = ({ stats }: PlaywrightReport): Totals => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/** Adds up the reports that the runners left in a folder; a missing one counts nothing. */
export function readTotals(folder: string): Totals {
  const read = <T>(file: string): T | null => {
    const path = join(folder, file);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
  };
  const jest = ['unit.json', 'postgres.json'].map((file) => read<JestReport>(file));
  const playwright = ['e2e.json', 'e2e-dev.json'].map((file) => read<PlaywrightReport>(file));
  return [
    ...jest.flatMap((report) => (report ? [fromJest(report)] : [])),
    ...playwright.flatMap((report) => (report ? [fromPlaywright(report)] : [])),
  ].reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
