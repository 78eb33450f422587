import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { TestStep } from './run-step.ts';

const NOT_AVAILABLE = 69;
/** `pnpm compat`: what releases say of themselves does not fit, so they never meet at the users. */
const REFUSED = 2;
const UNUSED = 'unused exports';
const MOST_UNIT_WORKERS = 8;
/** A worker of the unit tests has been seen to hold 2 GB, besides the database and what tests start. */
const WORKER_BYTES = 3 * 1024 ** 3;

/**
 * The steps of `npm test`, the cheap ones first, in groups that run side by side: two of a group
 * keep about one core busy each. The first step with the product builds its releases and writes its
 * data; the others find both there. Speed is no step: a machine that tests says nothing of it (`pnpm speed`).
 * @param root folder of the workspace
 * @param results folder for the runners' reports
 * @param full also the journeys in other browsers (delivery-61), and each first visit is weighed
 */
export function testSteps(root: string, results: string, full = false): TestStep[][] {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const node = (script: string, ...args: string[]) => ({
    command: process.execPath,
    args: [join(root, script), ...args],
  });
  const playwright = node(
    'e2e/node_modules/@playwright/test/cli.js',
    ...['test', '--config', join(root, 'e2e/playwright.config.ts')],
  );
  const fitting = Math.min(availableParallelism(), Math.floor(totalmem() / WORKER_BYTES));
  const workers = Math.min(Math.max(2, fitting), MOST_UNIT_WORKERS);
  const report = join(results, 'unit.json');
  const jest = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  const jestScript = join(root, 'node_modules/jest/bin/jest.js');

  const otherBrowsers: TestStep = {
    name: 'journeys in other browsers',
    ...node('scripts/browsers.ts'),
    report: 'browsers.json',
    browser: true,
    tolerated: { [NOT_AVAILABLE]: 'not every browser could be had; its output says which' },
  };

  return [
    [{ name: 'lint and format', command: bin('biome'), args: ['check', '.'] }],
    [{ name: 'rules that are cited', ...node('scripts/check-rules.ts') }],
    [{ name: 'patterns of linear time', ...node('scripts/check-patterns.ts') }],
    [{ name: 'variables as documented', ...node('scripts/write-variables.ts', '--check') }],
    [{ name: 'licences of libraries', ...node('scripts/write-notices.ts', '--check') }],
    [{ name: 'words of German texts', ...node('scripts/check-words.ts') }],
    [{ name: 'colours from the tokens', ...node('scripts/check-colours.ts') }],
    [{ name: 'calls that every browser knows', ...node('scripts/check-targets.ts') }],
    [
      { name: UNUSED, command: bin('knip'), args: ['--no-progress'] },
      {
        name: 'bytes of a first visit',
        ...node('e2e/tools/size.ts', ...(full ? [] : ['--few'])),
        browser: true,
      },
      // Every further checker of a project reads the types of its libraries again.
      { name: 'types', command: bin('tsc'), args: ['-b', '--checkers', '1'], after: UNUSED },
    ],
    [
      {
        name: 'releases with those before',
        ...node('e2e/tools/compat.ts', '--mixed'),
        browser: true,
        tolerated: {
          [REFUSED]:
            'pairs that do not fit are refused before they run; they go live one after the other',
          [NOT_AVAILABLE]:
            'nothing before in the git history: only the end-to-end tests run, on this commit alone',
        },
      },
      { name: 'public surface of packages', ...node('scripts/surface.ts', '--check') },
    ],
    [
      {
        name: 'unit tests',
        ...node('scripts/with-postgres.mjs', '--memory', process.execPath, jestScript, ...jest),
        report: 'unit.json',
        env: {
          // Tests start our programs a hundred times; what Node compiled of them is compiled once.
          NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
        },
        instead: {
          exitCode: NOT_AVAILABLE,
          args: [jestScript, ...jest],
          note: 'PostgreSQL cannot be had on this machine: backend on PGlite alone',
        },
      },
    ],
    [
      {
        name: 'end-to-end tests',
        ...playwright,
        report: 'e2e.json',
        browser: true,
      },
    ],
    ...(full ? [[otherBrowsers]] : []),
    [{ name: 'acceptance table', ...node('e2e/tools/acceptance.ts', '--check') }],
  ];
}
