import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether the step drives a browser. */
  browser?: boolean;
  /** Exit codes that let the run go on, with what they mean. */
  tolerated?: Record<number, string>;
}

const NOT_AVAILABLE = 69;
/** `pnpm compat`: what releases say of themselves does not fit, so they never meet at the users. */
const REFUSED = 2;

/**
 * The steps of `npm test`, in order of what they cost.
 * @param root folder of the workspace
 * @param results folder for the runners' reports
 */
export function testSteps(root: string, results: string): TestStep[] {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const vmModules = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  };
  const unit = (file: string, ...args: string[]) => [
    jest,
    '--json',
    `--outputFile=${join(results, file)}`,
    '--maxWorkers=2',
    ...args,
  ];
  const browser = (config: string) => [playwright, 'test', '--config', join(root, 'e2e', config)];

  return [
    { name: 'types', command: bin('tsc'), args: ['-b'] },
    { name: 'lint and format', command: bin('biome'), args: ['check', '.'] },
    { name: 'unused exports', command: bin('knip'), args: ['--no-progress'] },
    {
      name: 'unit tests, backend on PGlite',
      command: process.execPath,
      args: unit('unit.json'),
      env: vmModules,
    },
    {
      name: 'backend on PostgreSQL',
      command: process.execPath,
      args: [
        join(root, 'scripts/with-postgres.mjs'),
        process.execPath,
        ...unit('postgres.json', '--selectProjects', 'node', '--testPathPatterns', 'backend/'),
      ],
      env: vmModules,
      tolerated: { [NOT_AVAILABLE]: 'PostgreSQL cannot be had on this machine: not tested on it' },
    },
    {
      name: 'releases with those before',
      command: process.execPath,
      args: [join(root, 'e2e/tools/compat.ts')],
      browser: true,
      tolerated: {
        [REFUSED]:
          'pairs that do not fit are refused before they run; they go live one after the other',
        [NOT_AVAILABLE]:
          'nothing before in the git history: only the releases of this commit were run',
      },
    },
    {
      name: 'end-to-end tests',
      command: process.execPath,
      args: browser('playwright.config.ts'),
      browser: true,
    },
    {
      name: 'every remote alone in its harness',
      command: process.execPath,
      args: browser('playwright.dev.config.ts'),
      browser: true,
    },
    {
      name: 'acceptance table',
      command: process.execPath,
      args: [join(root, 'e2e/tools/acceptance.ts'), '--check'],
    },
  ];
}

/** Runs a step to its end, its output shown; gives the exit code. */
export function runStep(root: string, { command, args, env }: TestStep): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const forward = () => child.kill('SIGTERM');
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

/**
 * Makes sure that there is a browser: Playwright's own or Debian's Chromium, which is installed
 * where the machine allows it.
 * @returns what is wrong, or null
 */
export function ensureBrowser(root: string): string | null {
  const search = [join(root, 'e2e/tools/find-browser.ts')];
  const found = () => spawnSync(process.execPath, search).status === 0;
  if (found()) return null;
  console.log('Installing Chromium from Debian …');
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return found()
    ? null
    : 'No Chromium was found and none could be installed. Install it, or set CHROMIUM_PATH.';
}
