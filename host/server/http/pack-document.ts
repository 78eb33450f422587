import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const compressByDictionary = promisify(zstdCompress);

/** Documents and answers are made for each request; the best quality would cost more than it saves. */
export const BROTLI_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** More than nearly every packed document has: so it is written once. */
const CHUNK_BYTES = 32 * 1024;

/** What a body that is packed by a dictionary begins with, before the dictionary's hash (RFC 9842). */
const DICTIONARY_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** ZSTD_c_targetCBlockSize, a parameter that Node has no name for. */
const ZSTD_TARGET_BLOCK_SIZE = 130;
const zstdParams = (level: number) => ({
  [constants.ZSTD_c_compressionLevel]: level,
  // Document and dictionary together are within 1 MiB.
  [constants.ZSTD_c_windowLog]: 20,
  // Browsers read block by block. In one block, as by default, nothing of a document would be there
  // before its last byte; so what is rendered is read while the data behind it are on their way.
  [ZSTD_TARGET_BLOCK_SIZE]: 2_048,
});
const ZSTD = zstdParams(6);
const ZSTD_QUICK = zstdParams(1);

/** A file that a browser has in its cache, and against which documents are packed for it. */
export interface Dictionary {
  /** SHA-256 of the content. */
  hash: Buffer;
  content: Uint8Array;
}

/** How a document is packed for a browser. */
export type Packing =
  | { kind: 'none' }
  | { kind: 'brotli' }
  /** By what this browser has kept; it takes less room and less time (delivery-64). */
  | { kind: 'dictionary'; hash: Uint8Array; content: Uint8Array };

/** Browsers without Brotli get what answers of other kinds are packed with. */
export function packingFor(request: FastifyRequest, dictionary: Dictionary | null): Packing {
  if (dictionary) return { kind: 'dictionary', ...dictionary };
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? { kind: 'brotli' } : { kind: 'none' };
}

/** Headers of a document that is packed in this way. */
export function packingHeaders({ kind }: Packing): Record<string, string> {
  if (kind === 'none') return {};
  return {
    'Content-Encoding': kind === 'brotli' ? 'br' : 'dcz',
    Vary: 'accept-encoding, available-dictionary',
  };
}

/** A document as it goes over the wire, in one piece: a stream for each costs more (delivery-48). */
export async function packDocument(html: string, packing: Packing): Promise<string | Uint8Array> {
  if (packing.kind === 'none') return html;
  if (packing.kind === 'brotli') return compress(html, BROTLI);
  return withDictionary(packing, await compressByDictionary(html, zstd(packing)));
}

/**
 * The same in a thread that has nothing else to do meanwhile: to hand it to another costs more.
 * @param hurried whether many wait: an eighth of the time, a fifth more bytes (delivery-66)
 * @returns in room of its own, which can be handed to another thread
 */
export function packNow(
  html: Uint8Array,
  packing: Exclude<Packing, { kind: 'none' }>,
  hurried: boolean,
): Uint8Array {
  if (packing.kind === 'brotli') return brotliCompressSync(html, hurried ? BROTLI_QUICK : BROTLI);
  return new Uint8Array(withDictionary(packing, zstdCompressSync(html, zstd(packing, hurried))));
}

function brotli(quality: number, window: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window },
    chunkSize: CHUNK_BYTES,
  };
}

/** A window of 64 KB takes an eighth less time, and this quality wins the bytes back that it costs. */
const BROTLI = brotli(6, 16);
/** This quality is quicker with a window that holds the whole document. */
const BROTLI_QUICK = brotli(1, 18);

type ByDictionary = Extract<Packing, { kind: 'dictionary' }>;

function zstd({ content }: ByDictionary, hurried = false) {
  return { params: hurried ? ZSTD_QUICK : ZSTD, dictionary: content };
}

function withDictionary({ hash }: ByDictionary, packed: Uint8Array): Uint8Array {
  return Buffer.concat([DICTIONARY_MAGIC, hash, packed]);
}
