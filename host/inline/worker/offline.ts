import { OFFLINE_CACHE, OFFLINE_PATH } from '../../common/installable.ts';
import type { Fetching, WorkerScope } from './worker-scope.ts';

/** Beside the worker, wherever that lies. */
const OFFLINE_PAGE = `.${OFFLINE_PATH}`;

/**
 * Keeps the offline page, and nothing else: releases change at any time, and what is kept here would bring
 * old ones back (public-11).
 */
export function keepOfflinePage(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open(OFFLINE_CACHE)
        // What the browser still has of the page may be older than this worker.
        .then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' })))
        .then(() => scope.skipWaiting()),
    );
  });
  scope.addEventListener('activate', (event) => {
    const { navigationPreload } = scope.registration;
    // With it pages come as fast as without a worker.
    event.waitUntil(Promise.resolve(navigationPreload?.enable()).then(() => scope.clients.claim()));
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event));
  });
}

async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE });
    if (page) return page;
    throw error;
  }
}
