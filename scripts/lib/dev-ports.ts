import { createServer } from 'node:net';

/** A port that is needed, for whom, and the variable that chooses another. */
export interface NeededPort {
  port: number;
  use: string;
  variable: string;
}

/**
 * Checks that nobody else listens on the ports, and that they can be asked.
 * @throws Error with one sentence for each port that cannot be used
 */
export async function checkPortsFree(needed: NeededPort[]): Promise<void> {
  const problems = (await Promise.all(needed.map(problemOf))).filter((text) => text !== null);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function problemOf({ port, use, variable }: NeededPort): Promise<string | null> {
  const another = `choose another with ${variable}=<port>.`;
  if (!(await isFree(port))) {
    return `Port ${port} for ${use} is taken. Stop what runs there, or ${another}`;
  }
  if (await isBlocked(port)) {
    return `Port ${port} for ${use} is one that browsers and Node never ask; ${another}`;
  }
  return null;
}

/** Whether `fetch` refuses the port: https://fetch.spec.whatwg.org/#port-blocking. */
async function isBlocked(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' });
    return false;
  } catch (error) {
    const { cause } = error as { cause?: { message?: unknown } };
    return cause?.message === 'bad port';
  }
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
