import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '@silverjobs/contract/error-codes';
import { failureTexts } from '@silverjobs/contract/failure-texts';
import type { FastifyReply } from 'fastify';

const UNREADABLE = 400;
const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'body.too_large',
  415: 'media_type.unsupported',
};

/** Answers an error in the one shape; nothing keeps it (formats-14). */
export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply
    .code(ERROR_STATUS[code])
    .header('Cache-Control', 'no-store')
    .send({ code, message: failureTexts[code] });
}

/** Answers what was thrown on the way. */
export function refuseError(error: { statusCode?: number }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    console.error('The request failed.', error);
    return refuse(reply, 'internal');
  }
  return refuse(reply, CODES[status] ?? 'json.malformed');
}

/** Answers what is no HTTP. */
export function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const code: ErrorCode = 'json.malformed';
  const body = JSON.stringify({ code, message: failureTexts[code] });
  socket.end(
    `HTTP/1.1 ${UNREADABLE} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
