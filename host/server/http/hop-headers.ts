import type { IncomingHttpHeaders } from 'node:http';

/** What one connection says to its other end, and not to whoever is behind (RFC 9110, 7.6.1). */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

/** The headers of an answer that are passed on (operation-24). */
export function withoutHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...HOP_HEADERS, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
