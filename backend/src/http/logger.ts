import type { FastifyRequest } from 'fastify';
import { describeError } from '../errors/describe-error.ts';

/** Where an error was thrown, without its message. */
function framesOf({ stack = '', name, message }: Error): string {
  const head = `${name}: ${message}`;
  const frames = stack.startsWith(head) ? stack.slice(head.length) : stack;
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * Log lines without secrets and without anybody's data: no headers, no bodies, no query (it may hold
 * an address or a key), no parameters of the database (operation-5).
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: ['req.headers', 'headers', '*.password', '*.authToken', '*.token'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        message: describeError(error),
        stack: error instanceof Error ? framesOf(error) : '',
      }),
    },
  };
}
