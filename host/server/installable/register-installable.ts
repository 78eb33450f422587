import { createHash } from 'node:crypto';
import type { HostRelease } from '@silverjobs/federation';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  MANIFEST_PATH,
  OFFLINE_CACHE,
  OFFLINE_PATH,
  WORKER_PATH,
} from '../../common/installable.ts';
import type { InlineScripts } from '../documents/inline-scripts.ts';
import { sendApiError } from '../http/send-error.ts';
import { webManifest } from './manifest.ts';
import { type Helpline, type OfflinePage, offlinePage } from './offline-page.ts';

/** What makes the product installable. */
export interface InstallableParts {
  product: string;
  /** Address of the backend. */
  apiUrl: string;
  /** Below which the product runs. */
  basePath: string;
  /** `off` makes every browser throw its worker away. */
  worker: 'on' | 'off';
  readHost: () => Promise<HostRelease | null>;
  readScripts: (host: HostRelease) => Promise<InlineScripts | null>;
}

/** Throws itself and what it kept away: in the place of a worker that must not run any more (public-11). */
const endingWorker = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.delete('${OFFLINE_CACHE}').then(()=>registration.unregister())));
`;

const helplineOf = z.object({ phone: z.string().nullable(), phone_hours: z.string().nullable() });

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const HELPLINE_MS = 600_000;
const TIMEOUT_MS = 3_000;

/** Manifest, service worker and offline page; the worker belongs to the live release of the host. */
export function registerInstallable(server: FastifyInstance, parts: InstallableParts): void {
  const { product, basePath, readHost, readScripts } = parts;
  const readHelpline = createHelplineReader(parts.apiUrl);
  const scriptsOfHost = async () => {
    const host = await readHost();
    return host && readScripts(host);
  };
  /** Null where it cannot be made now; browsers keep what they have. */
  const readPage = async (script: string): Promise<OfflinePage | null> => {
    const helpline = await readHelpline();
    return helpline && offlinePage({ product, basePath }, helpline, script);
  };

  server.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(product, basePath))),
  );

  server.get(WORKER_PATH, async (_request, reply) => {
    const send = (text: string) =>
      reply
        .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY })
        .type('text/javascript; charset=utf-8')
        .send(text);
    const scripts = parts.worker === 'on' ? await scriptsOfHost() : null;
    // A host of before has none: a roll-back to it must not leave a newer worker behind.
    if (!scripts?.['service-worker'] || !scripts['offline-page']) return send(endingWorker);
    const page = await readPage(scripts['offline-page']);
    if (!page) return sendApiError(reply, 'unavailable');
    const version = createHash('sha256').update(page.html).digest('hex').slice(0, 12);
    // Browsers keep the page anew when a byte of the worker is another.
    return send(`// offline page ${version}\n${scripts['service-worker']}`);
  });

  server.get(OFFLINE_PATH, async (_request, reply) => {
    const script = (await scriptsOfHost())?.['offline-page'];
    const page = script ? await readPage(script) : null;
    if (!page) return sendApiError(reply, script ? 'unavailable' : 'not_found');
    return reply
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': page.policy })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

/** Reads who helps by telephone, from the backend now and then; null while it has never said it. */
function createHelplineReader(apiUrl: string): () => Promise<Helpline | null> {
  let known: { helpline: Helpline; at: number } | null = null;
  return async () => {
    if (known && performance.now() - known.at < HELPLINE_MS) return known.helpline;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(new URL('/api/imprint', apiUrl), { signal });
      if (response.ok) {
        known = { helpline: helplineOf.parse(await response.json()), at: performance.now() };
      }
    } catch {
      // Rather the telephone of before than none.
    }
    return known?.helpline ?? null;
  };
}
