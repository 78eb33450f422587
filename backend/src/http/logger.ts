import { type Failure, framesOf } from '@silverjobs/telemetry/failures';
import type { FastifyRequest } from 'fastify';
import { describeError } from '../errors/describe-error.ts';
import { failureOf } from '../errors/failure-of.ts';

/**
 * Log lines without secrets and without anybody's data: no headers, no bodies, no query (it may hold
 * an address or a key), no parameters of the database (operation-5).
 * @param report is told what is logged as an error
 * @param fields what each line says beside it, such as its trace (operation-31)
 */
export function loggerOptions(
  level: string,
  report?: (failure: Failure) => void,
  fields?: () => Readonly<Record<string, string>>,
) {
  return {
    level,
    ...(fields && { mixin: fields }),
    ...(report && { hooks: { logMethod: reportErrors(report) } }),
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

/** pino's number of the level 'error'. */
const ERROR_LEVEL = 50;

type Given = readonly unknown[];

/** Reports what is logged as an error, in the log's own words (operation-28). */
function reportErrors(report: (failure: Failure) => void) {
  return function reportAndLog(
    this: { bindings: () => object },
    given: Given,
    method: (...given: never[]) => void,
    level: number,
  ): void {
    if (level >= ERROR_LEVEL) report(failureOfLine(given, this.bindings()));
    Reflect.apply(method, this, given);
  };
}

function failureOfLine([first, text]: Given, bindings: { reqId?: string }): Failure {
  const { err, route } = (first ?? {}) as { err?: unknown; route?: string };
  const failure = failureOf(err ?? new Error(String(text ?? first)));
  const { reqId } = bindings;
  return { ...failure, tags: { ...(reqId && { request: reqId }), ...(route && { route }) } };
}
