import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJest, readPlaywright, type TestResult } from './results.ts';

/** Reports that `npm test` writes, each with its reader. */
const reports: [file: string, read: (report: unknown) => TestResult[]][] = [
  ['unit.json', readJest],
  ['postgres.json', readJest],
  ['e2e.json', readPlaywright],
  ['e2e-dev.json', readPlaywright],
];

/** All tests of the last runs, and which reports were there. */
export function readResults(folder: string): { tests: TestResult[]; found: string[] } {
  const present = reports.filter(([file]) => existsSync(join(folder, file)));
  return {
    tests: present.flatMap(([file, read]) =>
      read(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ),
    found: present.map(([file]) => file),
  };
}
