import { withBasePath } from '@silverjobs/contract/base-path';
import type { HostRelease, Registry } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { FastifyRequest } from 'fastify';
import { createByteLruCache } from '../common/caches.ts';
import type { Dictionary } from '../http/pack-document.ts';
import { readPublished } from './read-published.ts';

/**
 * Headers of a published file: browsers name the host's style sheets when they ask for a document. Its
 * other ones, of parts that come later, would take their place.
 */
export function dictionaryHeaders(
  registry: Registry,
  name: string,
  file: string,
  basePath: string,
) {
  const isSheet =
    name === 'host' &&
    [registry.host, registry.hostCanary?.release].some((host) => host?.styles.includes(file));
  const match = withBasePath('/*', basePath);
  return isSheet ? { 'Use-As-Dictionary': `match="${match}", match-dest=("document")` } : {};
}

/** Style sheets of some ten releases. */
const MEMORY_BYTES = 512 * 1024;
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Finds the style sheet of the host that a browser has kept, so that its rules in the document cost
 * hardly anything (delivery-64).
 */
export function createDictionaries(store: Pick<ReleaseStore, 'readFile'>) {
  const recent = createByteLruCache(MEMORY_BYTES);
  /** @returns null for browsers that have none, or one of another release */
  return async (request: FastifyRequest, host?: HostRelease): Promise<Dictionary | null> => {
    if (!host || !/\bdcz\b/.test(String(request.headers['accept-encoding'] ?? ''))) return null;
    const hash = HASH.exec(String(request.headers['available-dictionary'] ?? ''))?.[1];
    const file = hash && host.styles.find((name) => host.integrity[name] === `sha256-${hash}`);
    if (!file) return null;
    let content = recent.get(hash);
    if (!content) {
      content = await readPublished(store, 'host', host, file);
      recent.set(hash, content);
    }
    return { hash: Buffer.from(hash, 'base64'), content };
  };
}
