import { Readable } from 'node:stream';
import { BODY_MAX_BYTES } from '@silverjobs/contract/constants';
import type { FastifyInstance } from 'fastify';

/** So much more is read to its end, so that the connection can be used again; beyond it is closed. */
const DRAINED_MAX_BYTES = 16 * BODY_MAX_BYTES;

/** A body over the limit, as Fastify would name it. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** A body that broke off: its sender went away. */
class BodyBroken extends Error {
  readonly statusCode = 400;
}

/**
 * Reads bodies whole before anything is passed on: whoever stops half-way waits alone, and takes no
 * connection to the backend. One over the backend's limit is refused here: the backend would answer while
 * it is still on its way, and the connection would break. What is left of it is read and dropped.
 */
export function collectBodies(server: FastifyInstance, prefix: string): void {
  server.addHook('preParsing', async ({ url, headers }, reply, payload) => {
    if (!url.startsWith(`${prefix}/`)) return payload;
    const length = headers['content-length'];
    if (length === undefined && headers['transfer-encoding'] === undefined) return payload;
    if (Number(length) > BODY_MAX_BYTES) {
      if (Number(length) > DRAINED_MAX_BYTES) reply.header('Connection', 'close');
      else payload.resume();
      throw new BodyTooLarge();
    }
    return collect(payload, () => reply.header('Connection', 'close'));
  });
}

async function collect(payload: Readable, giveUp: () => void): Promise<Readable> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of payload) {
      bytes += (chunk as Buffer).length;
      if (bytes <= BODY_MAX_BYTES) chunks.push(chunk as Buffer);
      if (bytes > DRAINED_MAX_BYTES) {
        giveUp();
        break;
      }
    }
  } catch {
    throw new BodyBroken();
  }
  if (bytes > BODY_MAX_BYTES) throw new BodyTooLarge();
  return Readable.from(chunks, { objectMode: false });
}
