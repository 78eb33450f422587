import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '@silverjobs/contract/error-codes';
import { failureTexts } from '@silverjobs/contract/failure-texts';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';

const UNREADABLE = 400;
const UNAVAILABLE = 503;
const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'body.too_large',
  415: 'media_type.unsupported',
};

/** Answers an error in the one shape; nothing keeps it (formats-14). */
export function sendApiError(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply
    .code(ERROR_STATUS[code])
    .header('Cache-Control', 'no-store')
    .send({ code, message: failureTexts[code] });
}

/** Seconds after which a document that cannot be had now asks again by itself. */
const ASK_AGAIN_S = 10;

const unavailablePage = `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${ASK_AGAIN_S}">
<title>silverjobs</title></head><body><main><h1>silverjobs</h1>
<p>${failureTexts.unavailable}</p></main></body></html>
`;

/** Whether nothing but our own code can mend it: what is away now comes back by itself. */
export function isOwnFault({ statusCode = 500 }: { statusCode?: number }): boolean {
  return statusCode >= 500 && statusCode !== UNAVAILABLE;
}

/** As web servers log it: nobody was there any more to answer. */
const LEFT = 499;

/** Whether the visitor has gone in the middle of an answer; Fastify takes that for a failure of ours. */
export function hasLeft({ code }: { code?: string }, { socket }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed;
}

/** Answers what was thrown on the way; whoever wants a document gets a sentence in one. */
export function sendError(
  error: { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (hasLeft(error, request)) return reply.code(LEFT).send();
  const { accept = '' } = request.headers;
  const status = error.statusCode ?? 500;
  if (status === UNAVAILABLE) {
    reply.header('Retry-After', ASK_AGAIN_S);
    if (!accept.includes('text/html')) return sendApiError(reply, 'unavailable');
    reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(unavailablePage);
  }
  if (isOwnFault(error)) {
    console.error('The request failed.', error);
    return sendApiError(reply, 'internal');
  }
  return sendApiError(reply, CODES[status] ?? 'json.malformed');
}

/** With it a browser that meets the end of a connection asks again on another one (operation-32). */
const TIMED_OUT =
  'HTTP/1.1 408 Request Timeout\r\ncache-control: no-store\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Answers what is no HTTP, or did not come in time. */
export function sendMalformedRequest({ code: cause }: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end(TIMED_OUT);
  const code: ErrorCode = 'json.malformed';
  const body = JSON.stringify({ code, message: failureTexts[code] });
  socket.end(
    `HTTP/1.1 ${UNREADABLE} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
