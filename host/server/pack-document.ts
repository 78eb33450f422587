import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Documents and answers are made for each request; the best quality would cost more than it saves. */
export const BROTLI_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** More than a packed document has: so the thread that packs is asked once. */
const CHUNK_BYTES = 64 * 1024;

/**
 * A document as it goes over the wire, in one piece: a stream for each costs more (VIEW-07). Browsers
 * without Brotli get what answers of other kinds are packed with.
 */
export async function packDocument(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return html;
  reply.headers({ 'Content-Encoding': 'br', Vary: 'accept-encoding' });
  return compress(html, { params: BROTLI_QUALITY, chunkSize: CHUNK_BYTES });
}
