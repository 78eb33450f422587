import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, runStep, testSteps } from './lib/test-steps.ts';
import { readTotals } from './lib/test-totals.ts';

/**
 * `npm test`: every check of the workspace, one after the other, ending with the first that fails.
 * Reports go to .cache/test-results, where `pnpm acceptance` reads them.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const lines: string[] = [];
let failed: string | null = null;
for (const step of testSteps(root, results)) {
  console.log(`\n── ${step.name} ──`);
  const missing = step.browser ? ensureBrowser(root) : null;
  if (missing) console.error(missing);
  const started = performance.now();
  const code = missing ? 1 : await runStep(root, step);
  const seconds = Math.round((performance.now() - started) / 1000);
  const note = step.tolerated?.[code];
  const verdict = code === 0 ? 'passed' : (note ?? 'FAILED');
  lines.push(`${String(seconds).padStart(5)} s  ${step.name}: ${verdict}`);
  if (code !== 0 && !note) {
    failed = step.name;
    break;
  }
}

const { passed, failed: failures, skipped } = readTotals(results);
console.log(`\n${lines.join('\n')}`);
if (failed) console.error(`\nnpm test failed at: ${failed}`);
const left = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`\n${passed} passed, ${failed ? Math.max(failures, 1) : failures} failed${left}`);
process.exit(failed ? 1 : 0);
