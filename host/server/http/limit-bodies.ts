import { Readable } from 'node:stream';
import { BODY_MAX_BYTES } from '@silverjobs/contract/constants';
import type { FastifyInstance } from 'fastify';

/** So much more is read to its end, so that the connection can be used again; beyond it is closed. */
const DRAINED_MAX_BYTES = 16 * BODY_MAX_BYTES;

/** A body over the limit, as Fastify would name it. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * Refuses bodies that the backend would refuse, before they are passed on: it answers while they are
 * still on their way, and the connection breaks. What is left of them is read and dropped.
 */
export function limitBodies(server: FastifyInstance, prefix: string): void {
  server.addHook('preParsing', async (request, reply, payload) => {
    if (!request.url.startsWith(`${prefix}/`)) return payload;
    const length = request.headers['content-length'];
    if (length !== undefined) {
      if (Number(length) <= BODY_MAX_BYTES) return payload;
      if (Number(length) > DRAINED_MAX_BYTES) reply.header('Connection', 'close');
      else payload.resume();
      throw new BodyTooLarge();
    }
    if (request.headers['transfer-encoding'] === undefined) return payload;
    return collect(payload, () => reply.header('Connection', 'close'));
  });
}

/** The whole body of a request that does not say how long it is. */
async function collect(payload: Readable, giveUp: () => void): Promise<Readable> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += (chunk as Buffer).length;
    if (bytes <= BODY_MAX_BYTES) chunks.push(chunk as Buffer);
    if (bytes > DRAINED_MAX_BYTES) {
      giveUp();
      break;
    }
  }
  if (bytes > BODY_MAX_BYTES) throw new BodyTooLarge();
  return Readable.from(chunks, { objectMode: false });
}
