import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install-packages.ts';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Name of the step of its group that ends before this one begins; without one it begins at once. */
  after?: string;
  /** Whether the step drives a browser. */
  browser?: boolean;
  /** Name of the report that the step's runner leaves. */
  report?: string;
  /** Exit codes that are no failure, with what they mean. */
  tolerated?: Record<number, string>;
  /** What the command runs when it first ended with this exit code, and why. */
  instead?: { exitCode: number; args: string[]; note: string };
}

/** How a step ended. */
export interface StepOutcome {
  name: string;
  seconds: number;
  passed: boolean;
  /** What a passed step did not do. */
  note?: string | undefined;
  report?: string | undefined;
  /** The end of what a failed step printed. */
  lastLines: string[];
  /** Whether somebody ended the run. */
  interrupted: boolean;
}

/** So much of a failed step's output is repeated at the end of a run. */
const LAST_LINES = 20;

/** How the command of a step ended. */
interface Ending {
  code: number;
  interrupted: boolean;
  printed: Buffer[];
}

/**
 * Runs steps side by side, or after another of them where they say so. Each one's output is shown in
 * one piece: alone at once, else at its end. What comes after a step that somebody ended is left out.
 */
export async function runSteps(root: string, steps: TestStep[]): Promise<StepOutcome[]> {
  const ends = new Map<string, Promise<StepOutcome | null>>();
  for (const step of steps) {
    const before = step.after === undefined ? undefined : ends.get(step.after);
    const run = () => runStep(root, step, steps.length > 1);
    const end = before?.then((other) => (!other || other.interrupted ? null : run())) ?? run();
    ends.set(step.name, end);
  }
  const outcomes = await Promise.all(ends.values());
  return outcomes.filter((outcome) => outcome !== null);
}

/**
 * Runs a step to its end, its output shown.
 * @param later shows the output only at the end, because others run beside it
 */
export async function runStep(root: string, step: TestStep, later = false): Promise<StepOutcome> {
  const heading = `\n── ${step.name} ──`;
  if (!later) console.log(heading);
  const started = performance.now();
  const missing = step.browser ? ensureBrowser(root) : null;
  let ending = missing ? notRun(missing) : await run(root, step, later);
  let note = step.tolerated?.[ending.code];
  const printed = [...ending.printed];
  if (step.instead && ending.code === step.instead.exitCode) {
    ending = await run(root, { ...step, args: step.instead.args }, later);
    printed.push(...ending.printed);
    note = step.instead.note;
  }
  const { code, interrupted } = ending;
  const text = Buffer.concat(printed);
  if (later) console.log(heading);
  if (later || missing) process.stdout.write(text);
  const passed = code === 0 || step.tolerated?.[code] !== undefined;
  return {
    name: step.name,
    seconds: Math.round((performance.now() - started) / 1000),
    passed,
    note,
    report: step.report,
    lastLines: passed ? [] : String(text).trimEnd().split('\n').slice(-LAST_LINES),
    interrupted,
  };
}

function notRun(reason: string): Ending {
  return { code: 1, interrupted: false, printed: [Buffer.from(`${reason}\n`)] };
}

function run(root: string, { command, args, env }: TestStep, later: boolean): Promise<Ending> {
  return new Promise((resolve) => {
    let interrupted = false;
    const printed: Buffer[] = [];
    // A pipe is no terminal, so the runners would leave their colours out.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        printed.push(part);
        if (!later) process.stdout.write(part);
      });
    }
    const stop = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const end = (code: number) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ code, interrupted, printed });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
    // What it printed last may come after its end.
    child.once('close', (code: number | null) => end(code ?? 1));
  });
}

/**
 * Makes sure that there is a browser: Playwright's own or Debian's Chromium, which is installed
 * where the machine allows it.
 * @returns what is wrong, or null
 */
function ensureBrowser(root: string): string | null {
  const search = [join(root, 'e2e/tools/find-browser.ts')];
  const found = () => spawnSync(process.execPath, search).status === 0;
  if (found()) return null;
  console.log('Installing Chromium from Debian …');
  // The one without windows costs the tests half the time; older Debians have only the other.
  installPackages(['chromium-headless-shell', 'chromium'], found);
  return found()
    ? null
    : 'No Chromium was found and none could be installed. Install it, or set CHROMIUM_PATH.';
}
