import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dictionary } from './dictionaries.ts';

const compress = promisify(brotliCompress);
const compressByDictionary = promisify(zstdCompress);

/** Documents and answers are made for each request; the best quality would cost more than it saves. */
export const BROTLI_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** More than a packed document has: so the thread that packs is asked once. */
const CHUNK_BYTES = 64 * 1024;

/** What a body that is packed by a dictionary begins with, before the dictionary's hash (RFC 9842). */
const DICTIONARY_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const ZSTD_PARAMS = {
  [constants.ZSTD_c_compressionLevel]: 6,
  // Document and dictionary together are within 1 MiB.
  [constants.ZSTD_c_windowLog]: 20,
};

/**
 * A document as it goes over the wire, in one piece: a stream for each costs more (VIEW-07). Browsers
 * without Brotli get what answers of other kinds are packed with.
 * @param dictionary what this browser has kept; it takes less room and less time (delivery-64)
 */
export async function packDocument(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
  dictionary: Dictionary | null,
): Promise<string | Buffer> {
  if (dictionary) {
    const { hash, content } = dictionary;
    reply.headers({ 'Content-Encoding': 'dcz', Vary: 'accept-encoding, available-dictionary' });
    const packed = await compressByDictionary(html, { params: ZSTD_PARAMS, dictionary: content });
    return Buffer.concat([DICTIONARY_MAGIC, hash, packed]);
  }
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return html;
  reply.headers({ 'Content-Encoding': 'br', Vary: 'accept-encoding, available-dictionary' });
  return compress(html, { params: BROTLI_QUALITY, chunkSize: CHUNK_BYTES });
}
