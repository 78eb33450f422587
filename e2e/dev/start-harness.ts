import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { product, root } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';

/** A harness that a test started. */
export interface RunningHarness {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts `pnpm dev:remote` for a remote on free ports and waits until it says that it runs.
 * @throws with the command's output when it ends instead
 */
export async function startHarness(remote: string): Promise<RunningHarness> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/dev-remote.ts'), remote], {
    env: {
      ...process.env,
      PORT: String(port),
      DEV_PORT: String(await freePort()),
      API_URL: `http://127.0.0.1:${product.apiPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilRunning(child, remote);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function untilRunning(child: ChildProcess, remote: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes('is running')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The harness of ${remote} ended:\n${output}`)));
  });
}
