import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

/** Exit codes of shells for these signals. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Has this process exit on a signal, and so end what it started; a signal alone would not. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => process.exit(code));
  }
}

/** A process that a test started. */
export interface RunningProcess {
  readonly pid: number;
  /** What it has written so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a script with this Node and waits for an address that answers. It ends with this process
 * at the latest.
 * @param timeout in milliseconds
 * @throws with the script's output when it ends or does not answer in time
 */
export async function startProcess(
  script: string,
  env: Record<string, string>,
  readyUrl: string,
  timeout = 20_000,
  args: string[] = [],
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const deadline = performance.now() + timeout;
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop(child);
      throw new Error(`${script} does not answer at ${readyUrl}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid ?? 0, output: () => output, stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
