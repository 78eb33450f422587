import { relative } from 'node:path';
import type { TestResult } from '../../e2e/tools/results/read-report.ts';

/** A test that failed in at least one of several runs. */
export interface WaveringTest {
  file: string;
  title: string;
  /** How often it failed. */
  failures: number;
  /** How often it ran. */
  runs: number;
  /** First line of its first failure. */
  error: string;
}

/** The tests that failed at least once, the most frequent first. */
export function findWavering(runs: TestResult[][]): WaveringTest[] {
  const found = new Map<string, WaveringTest>();
  for (const { file, title, state, error } of runs.flat()) {
    if (state === 'skipped') continue;
    const key = `${file}\n${title}`;
    const test = found.get(key) ?? { file, title, failures: 0, runs: 0, error: '' };
    test.runs += 1;
    if (state === 'failed') test.failures += 1;
    test.error ||= error ?? '';
    found.set(key, test);
  }
  return [...found.values()]
    .filter(({ failures }) => failures > 0)
    .sort((a, b) => b.failures - a.failures);
}

/** Says what wavered, for people. */
export function describeWavering(root: string, tests: WaveringTest[]): string {
  return tests
    .map(
      ({ file, title, failures, runs, error }) =>
        `${failures} of ${runs}  ${relative(root, file)} › ${title}\n        ${error}`,
    )
    .join('\n');
}
