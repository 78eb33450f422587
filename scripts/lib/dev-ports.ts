import { createServer } from 'node:net';

/** A port that is needed, for whom, and the variable that chooses another. */
export interface NeededPort {
  port: number;
  use: string;
  variable: string;
}

/**
 * Checks that nobody else listens on the ports.
 * @throws Error with one sentence for each port that is taken
 */
export async function checkPortsFree(needed: NeededPort[]): Promise<void> {
  const free = await Promise.all(needed.map(({ port }) => isFree(port)));
  const taken = needed.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  throw new Error(
    taken
      .map(
        ({ port, use, variable }) =>
          `Port ${port} for ${use} is taken. Stop what runs there, or choose another with ${variable}=<port>.`,
      )
      .join('\n'),
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Reads a port from the environment.
 * @throws Error that names the variable when its value is no port
 */
export function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} must be a port from 1 to 65535, not "${text}".`);
}
