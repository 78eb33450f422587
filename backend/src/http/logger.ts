import type { FastifyRequest } from 'fastify';

/** Log lines without secrets: no headers, no bodies, no query (it may hold an address or a key). */
export function loggerOptions(level: string) {
  return {
    level,
    redact: ['req.headers', 'headers', '*.password', '*.authToken', '*.token'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  };
}
