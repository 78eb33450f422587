import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'visited';
const COOKIE_SECONDS = 31_536_000;

/** Whether this browser has had a document before; it keeps that it has had one now (delivery-63). */
export function keepVisit(request: FastifyRequest, reply: FastifyReply): boolean {
  if (/(?:^|;\s*)visited=1(?:;|$)/.test(request.headers.cookie ?? '')) return true;
  reply.header(
    'Set-Cookie',
    `${COOKIE}=1; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`,
  );
  return false;
}
