import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A backend in a process of its own. */
export interface BackendProcess {
  url: string;
  /** Ends it as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/**
 * Starts the backend with demo data, or another server, and waits until it listens.
 * @param entry its script
 * @param variables its configuration
 * @param address what it prints when it listens
 * @param nodeArguments options of Node itself
 * @throws with its output when it ends before
 */
export async function startBackendProcess(
  entry: string,
  variables: Record<string, string>,
  address = /http:\/\/127\.0\.0\.1:\d+\/api/,
  nodeArguments: readonly string[] = [],
): Promise<BackendProcess> {
  // What Node has compiled of it is there for the next one.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...nodeArguments, entry], {
    env: {
      ...{ PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', LOG_LEVEL: 'warn' },
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithUs = () => child.kill('SIGKILL');
  process.once('exit', stopWithUs);
  child.once('exit', () => process.off('exit', stopWithUs));
  return {
    url: await listening(child, address),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

function listening(child: ChildProcess, address: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const look = (part: Buffer) => {
      output += String(part);
      const [url] = address.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => reject(new Error(`The backend did not start:\n${output}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
