import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResult } from '../e2e/tools/results/read-results.ts';
import { runSteps, type StepOutcome } from './lib/run-step.ts';
import { surroundings } from './lib/surroundings.ts';
import { testSteps } from './lib/test-steps.ts';
import { summarize } from './lib/test-summary.ts';

/**
 * `npm test`, and `npm run test:full` with every combination and other browsers: every check of the workspace, in an
 * order of which some run side by side; one that fails does not keep the others from running. Reports go to
 * .cache/test-results, where `pnpm acceptance` reads them.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
mkdirSync(results, { recursive: true });

console.log(surroundings(root).join('\n'));
const full = process.argv.includes('--full');
if (full) process.env.TESTS = 'all';
const outcomes: StepOutcome[] = [];
for (const group of testSteps(root, results, full)) {
  const ended = await runSteps(root, group);
  outcomes.push(...ended);
  if (ended.some(({ interrupted }) => interrupted)) break;
}

const { lines, failed } = summarize(root, outcomes, (name) => readResult(results, name));
// What was missing may have been installed by a step.
console.log(['', ...surroundings(root), ...lines].join('\n'));
process.exit(failed ? 1 : 0);
