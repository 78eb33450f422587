import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywright, type TestResult } from '../e2e/tools/results/read-report.ts';
import { describeWavering, findWavering } from './lib/wavering.ts';

const USAGE = `pnpm flaky <n> [tests …] [--grep @jobs …]   runs the end-to-end tests n times and names what wavers

Options are Playwright's; a test is never repeated within a run. Ends with 1 when a test failed, or
when a run could not be made.`;

const root = join(import.meta.dirname, '..');
const [times = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!/^[1-9]\d*$/.test(times)) {
  console.error(USAGE);
  process.exit(times === '--help' ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'flaky-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs the suite once; null when Playwright left no report or ran no test. */
function runOnce(round: number): TestResult[] | null {
  const report = join(folder, `${round}.json`);
  const { signal } = spawnSync(
    process.execPath,
    [
      join(root, 'e2e/node_modules/@playwright/test/cli.js'),
      'test',
      ...['--config', join(root, 'e2e/playwright.config.ts')],
      ...['--retries', '0', '--reporter', 'dot,json'],
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  if (signal) process.exit(1);
  try {
    const tests = readPlaywright(JSON.parse(readFileSync(report, 'utf8')));
    return tests.length > 0 ? tests : null;
  } catch {
    return null;
  }
}

const runs: TestResult[][] = [];
let broken = 0;
for (let round = 1; round <= Number(times); round += 1) {
  console.log(`\n── run ${round} of ${times} ──`);
  const tests = runOnce(round);
  if (tests) runs.push(tests);
  else broken += 1;
}

const wavering = findWavering(runs);
if (broken > 0) console.log(`\n${broken} of ${times} runs could not be made.`);
console.log(
  wavering.length > 0
    ? `\nWavered:\n${describeWavering(root, wavering)}`
    : `\nNothing wavered in ${runs.length} runs.`,
);
process.exit(wavering.length > 0 || broken > 0 ? 1 : 0);
