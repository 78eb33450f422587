import type { CDPSession } from '@playwright/test';

/** One request of a visit over the network, in milliseconds since the document was asked for. */
export interface TimedRequest {
  url: string;
  start: number;
  end: number;
  bytes: number;
}

/** What a page asks the network for. */
export interface WatchedRequests {
  /** Without what came from the cache. */
  list: () => TimedRequest[];
  /** Whether something is on its way; the stream of news always is. */
  busy: () => boolean;
}

const STREAM = '/api/events';

/** Notes what a page asks the network for. */
export async function watchRequests(session: CDPSession): Promise<WatchedRequests> {
  const byId = new Map<string, TimedRequest>();
  const open = new Set<string>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    if (!request.url.startsWith('http')) return;
    const start = (timestamp - began) * 1_000;
    byId.set(requestId, { url: request.url, start, end: Number.NaN, bytes: 0 });
    if (new URL(request.url).pathname !== STREAM) open.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) byId.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    open.delete(requestId);
    const request = byId.get(requestId);
    if (!request) return;
    request.end = (timestamp - (began ?? timestamp)) * 1_000;
    request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return { list: () => [...byId.values()], busy: () => open.size > 0 };
}
