import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJest, readPlaywright, type TestResult } from './read-report.ts';

/** Reports that `npm test` writes, each with its reader. */
const readers: Record<string, (report: unknown) => TestResult[]> = {
  'unit.json': readJest,
  'e2e.json': readPlaywright,
  'browsers.json': readPlaywright,
};

/** The tests of one report in a folder; null where it was not written. */
export function readResult(folder: string, name: string): TestResult[] | null {
  const file = join(folder, name);
  if (!existsSync(file)) return null;
  return readers[name]?.(JSON.parse(readFileSync(file, 'utf8'))) ?? null;
}

/** All tests of the last runs, and which reports were there. */
export function readResults(folder: string): { tests: TestResult[]; found: string[] } {
  const found = Object.keys(readers).filter((name) => existsSync(join(folder, name)));
  return { tests: found.flatMap((name) => readResult(folder, name) ?? []), found };
}
