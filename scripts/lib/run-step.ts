import { spawn } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.ts';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
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
  /** Whether somebody ended the run. */
  interrupted: boolean;
}

/** Runs a step to its end, its output shown. */
export async function runStep(root: string, step: TestStep): Promise<StepOutcome> {
  console.log(`\n── ${step.name} ──`);
  const started = performance.now();
  const missing = step.browser ? ensureBrowser(root) : null;
  if (missing) console.error(missing);
  let { code, interrupted } = missing ? { code: 1, interrupted: false } : await run(root, step);
  let note = step.tolerated?.[code];
  if (step.instead && code === step.instead.exitCode) {
    ({ code, interrupted } = await run(root, { ...step, args: step.instead.args }));
    note = step.instead.note;
  }
  return {
    name: step.name,
    seconds: Math.round((performance.now() - started) / 1000),
    passed: code === 0 || step.tolerated?.[code] !== undefined,
    note,
    report: step.report,
    interrupted,
  };
}

function run(
  root: string,
  { command, args, env }: TestStep,
): Promise<{ code: number; interrupted: boolean }> {
  return new Promise((resolve) => {
    let interrupted = false;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const end = (code: number) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ code, interrupted });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.once('exit', (code) => end(code ?? 1));
  });
}
