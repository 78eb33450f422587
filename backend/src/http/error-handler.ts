import type { Socket } from 'node:net';
import { type ApiError, ERROR_STATUS, type ErrorCode } from '@silverjobs/contract';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-error.ts';
import { Failure } from './failure.ts';

/** Codes of Fastify that are the sender's fault. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type.unsupported',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL's classes of errors that come from data, not from us. */
const CONFLICT = '23505';

/** A database that was restarted or is busy is usually back by then, in seconds. */
const RETRY_AFTER_S = 5;

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode, cause } = error as FastifyError & { cause?: { code?: string } };
  const known = FASTIFY_CODES[code];
  if (known) return new Failure(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure('json.malformed');
  }
  // Two requests raced for the same unique value; the database let one win.
  if (code === CONFLICT || cause?.code === CONFLICT) return new Failure('conflict');
  if (isDatabaseAway(error)) {
    return new Failure('unavailable', { retryAfter: RETRY_AFTER_S, cause: error });
  }
  return new Failure('internal');
}

/** The one shape of errors. */
function toApiError(failure: Failure): ApiError {
  return {
    code: failure.code,
    message: failure.message,
    ...(failure.param === undefined ? {} : { param: failure.param }),
    ...(failure.payload === undefined ? {} : { payload: failure.payload }),
  };
}

/** Answers every error in the one shape; only our own faults are logged as errors. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  if (failure.code === 'internal') {
    const { method, routeOptions } = request;
    const route = `${method} ${routeOptions.url ?? 'unknown'}`;
    request.log.error({ err: error, route }, 'The request failed');
  }
  if (failure.cause) request.log.warn({ err: failure.cause }, failure.code);
  void refuse(reply, failure);
}

/** Nothing keeps a refusal: the next answer may be another. */
function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply
    .code(ERROR_STATUS[failure.code])
    .header('cache-control', 'no-store')
    .send(toApiError(failure));
}

/** Answers paths that no call has. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('not_found', { message: 'Diese Adresse gibt es nicht.' });
  void refuse(reply, failure);
}

/** With it a browser that meets the end of a connection asks again on another one (operation-32). */
const TIMED_OUT =
  'HTTP/1.1 408 Request Timeout\r\ncache-control: no-store\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Answers what is no HTTP, has longer headers than anybody sends, or did not come in time. */
export function refuseUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end(TIMED_OUT);
  const body = JSON.stringify(toApiError(new Failure('json.malformed')));
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
