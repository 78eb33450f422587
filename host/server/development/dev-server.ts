import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import type { RemoteConfig } from '@silverjobs/federation';
import {
  bundleDevtoolsHook,
  bundleInlineScripts,
  developmentRegistry,
  INLINE_ENTRIES,
} from '@silverjobs/federation/dev';
import { DEV_RELEASE, releaseUrl } from '@silverjobs/federation/release-url';
import { sourceHash } from '@silverjobs/federation/source-hash';
import { openStore } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { type InlineScripts, parseInlineScripts } from '../documents/inline-scripts.ts';
import { createRegistryReader } from '../releases/registry-reader.ts';
import { buildServer } from '../server.ts';

/** Ports of the development servers by name: `host` and the remotes being worked on. */
export type DevPorts = Record<string, number>;

/** A folder of URLs and the development server that answers for it. */
export interface ProxyEntry {
  prefix: string;
  upstream: string;
}

/** Which URLs are passed on to which development server. */
export function proxyTable(ports: DevPorts): ProxyEntry[] {
  return Object.entries(ports).map(([name, port]) => ({
    prefix: releaseUrl(name, DEV_RELEASE, '').slice(0, -1),
    upstream: `http://127.0.0.1:${port}`,
  }));
}

/** Where the browser hears of new builds, under both names of this machine. */
function hotUpdateOrigins(ports: DevPorts): string[] {
  return Object.values(ports).flatMap((port) => [
    `ws://localhost:${port}`,
    `ws://127.0.0.1:${port}`,
  ]);
}

const root = join(import.meta.dirname, '../../..');

/** Inline scripts as their sources are now, bundled after each change of these. */
function createDevScripts(): () => Promise<InlineScripts> {
  let built = { hash: '', scripts: Promise.resolve({}) };
  return async () => {
    const hash = sourceHash(root, ['host/common', 'host/inline']);
    if (hash !== built.hash) {
      built = { hash, scripts: bundleInlineScripts(join(root, INLINE_ENTRIES)) };
    }
    return parseInlineScripts(await built.scripts);
  };
}

/**
 * The document server for development: host and named remotes come from development servers, the
 * rest from the store. Production starts main.ts, which knows nothing of this file.
 */
export async function buildDevServer(
  config: ServerConfig,
  ports: DevPorts,
  remotes: RemoteConfig[],
): Promise<FastifyInstance> {
  const published = createRegistryReader(openStore(config.RELEASE_STORE, config));
  const server = await buildServer(config, {
    readRegistry: async () =>
      developmentRegistry(await published.read(), remotes, join(root, 'host')),
    readScripts: createDevScripts(),
    firstScripts: [{ text: await bundleDevtoolsHook() }],
    connectOrigins: hotUpdateOrigins(ports),
    // Shows errors of a build over the page.
    trustedTypes: ['rspack-dev-server#overlay'],
  });
  for (const { prefix, upstream } of proxyTable(ports)) {
    await server.register(httpProxy, { prefix, rewritePrefix: prefix, upstream });
  }
  return server;
}
