import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that no outgoing connection is given: those of Linux begin with 32768, of other systems with 49152. */
const FIRST = 20_000;
const AFTER_LAST = 32_768;
const MAX_TRIES = 100;

/**
 * A port of this machine that nobody listens on, and that no connection takes before somebody does.
 * @throws when a hundred ports are taken
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${AFTER_LAST} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
