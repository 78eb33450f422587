import type { CDPSession } from '@playwright/test';

/** One request of a visit over the network, in milliseconds since the document was asked for. */
export interface TimedRequest {
  url: string;
  start: number;
  end: number;
  bytes: number;
}

/** Notes what a page asks the network for; what comes from the cache is left out. */
export async function watchRequests(session: CDPSession): Promise<() => TimedRequest[]> {
  const byId = new Map<string, TimedRequest>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    if (!request.url.startsWith('http')) return;
    const start = (timestamp - began) * 1_000;
    byId.set(requestId, { url: request.url, start, end: Number.NaN, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) byId.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (!request) return;
    request.end = (timestamp - (began ?? timestamp)) * 1_000;
    request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...byId.values()];
}
