import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** How long calls that have begun may go on after a server takes no new ones, in milliseconds. */
const GRACE_MS = 20_000;

/** Longest that a drain may be asked to take, in seconds. */
const DRAIN_MAX_S = 300;

/** Variable of both servers. */
export const drainVariables = {
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(DRAIN_MAX_S)
    .default(0)
    .describe(
      'how long a process goes on answering after SIGTERM, while `/ready` is 503 already, in seconds: longer than whoever routes needs to notice',
    ),
};

/** The end of a server that nobody notices. */
export interface Drain {
  /** Whether visitors are to be sent elsewhere; /ready says so. */
  readonly isDraining: () => boolean;
  /**
   * Goes on answering for so long, each answer asking for another connection, then takes no more, ends
   * streams and lets the calls that have begun come to their end (operation-40).
   */
  readonly end: (seconds: number) => Promise<void>;
}

/**
 * Prepares a server to be drained. It must not listen yet.
 * @param streams path of the streams of news, which never end by themselves; browsers open another one
 */
export function createDrain(server: FastifyInstance, streams: string): Drain {
  const open = new Set<ServerResponse>();
  let draining = false;
  // Before Fastify's own listener, so that refused and malformed requests are included.
  server.server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (draining) response.setHeader('connection', 'close');
  });
  return {
    isDraining: () => draining,
    end: async (seconds) => {
      draining = true;
      for (const response of open) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      await wait(seconds * 1_000);
      const closed = server.close();
      for (const response of open) if (response.req.url?.startsWith(streams)) response.destroy();
      setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
      await closed;
    },
  };
}
