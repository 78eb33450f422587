import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that a test started. */
export interface RunningProcess {
  stop(): Promise<void>;
}

/**
 * Starts a script with this Node and waits for an address that answers.
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
  return { stop: () => stop(child) };
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
