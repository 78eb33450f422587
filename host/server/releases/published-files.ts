import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Registry } from '@silverjobs/federation';
import { matchesHash, type ReleaseStore } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { createByteLruCache } from '../common/caches.ts';
import { dictionaryHeaders } from './dictionaries.ts';

const unpack = promisify(brotliDecompress);

/** Files of some thirty releases, as they go over the wire. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const COMPRESSIBLE = /\.(js|css|json|svg|ttf)$/;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

interface FileParams {
  name: string;
  release: string;
  '*': string;
}

/**
 * Serves the files of releases, of those that are live and those that open tabs and previews still
 * have. A file without a signed hash, or with another content, is not served at all: browsers check
 * scripts and styles themselves, typefaces and images they do not.
 */
export function registerPublishedFiles(
  server: FastifyInstance,
  store: Pick<ReleaseStore, 'readFile' | 'readHashes'>,
  readRegistry: () => Promise<Registry>,
  basePath: string,
): void {
  const recent = createByteLruCache(MEMORY_BYTES);

  const expectedHash = async ({ name, release, '*': file }: FileParams) => {
    const given = liveHashes(await readRegistry(), name, release);
    const hashes = given ?? (await store.readHashes(name, release));
    return hashes && Object.hasOwn(hashes, file) ? hashes[file] : undefined;
  };

  const problemOf = async (
    params: FileParams,
    unpacked: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<string | null> => {
    try {
      const hash = await expectedHash(params);
      if (!hash) return 'has no hash';
      return matchesHash(await unpacked(), hash) ? null : 'is not the file that was published';
    } catch (error) {
      return `cannot be checked (${error instanceof Error ? error.message : error})`;
    }
  };

  const read = async (params: FileParams, packed: boolean): Promise<Uint8Array | null> => {
    const { name, release, '*': file } = params;
    const key = `${name}/${release}/${file}${packed ? '.br' : ''}`;
    const known = recent.get(key);
    if (known) return known;
    const content = await store.readFile(name, release, packed ? `${file}.br` : file);
    if (!content) return null;
    const problem = await problemOf(params, packed ? () => unpack(content) : () => content);
    if (problem) {
      console.error(`${key} ${problem}; it is not served.`);
      return null;
    }
    recent.set(key, content);
    return content;
  };

  server.get<{ Params: FileParams }>('/releases/:name/:release/*', async (request, reply) => {
    const { params } = request;
    const path = Object.values(params).join('/');
    const accepts = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    // What the document server renders with is nothing for browsers (delivery-46).
    const sound =
      extname(path) !== '.cjs' && path.split('/').every((part) => /^\w[\w.-]*$/.test(part));
    const compressible = COMPRESSIBLE.test(path);
    const packed = sound && accepts && compressible ? await read(params, true) : null;
    const content = packed ?? (sound ? await read(params, false) : null);
    if (!content) return reply.callNotFound();
    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(compressible && { Vary: 'accept-encoding' }),
        ...(packed && { 'Content-Encoding': 'br' }),
        ...dictionaryHeaders(await readRegistry(), params.name, params['*'], basePath),
      })
      .type(types[extname(path)] ?? 'application/octet-stream')
      .send(Buffer.from(content));
  });
}

/** Hashes of a release that visitors get now; none of an earlier one. */
function liveHashes(registry: Registry, name: string, release: string) {
  const given =
    name === 'host'
      ? [registry.host, registry.hostCanary?.release]
      : [registry.remotes[name], registry.canaries?.[name]?.release];
  return given.find((candidate) => candidate?.release === release)?.integrity;
}
