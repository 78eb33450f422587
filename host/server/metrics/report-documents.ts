import type { FastifyInstance } from 'fastify';
import type { ViewResult } from '../first-view/first-views.ts';

const REPORT_MS = 60_000;

/**
 * Tells the backend once a minute how many documents there were, and how many of them came with their first
 * view, for the figures of the office (operators-38). What cannot be told is told with the next.
 */
export function reportDocuments(
  server: FastifyInstance,
  apiUrl: string,
): (result: ViewResult) => void {
  let counts = { documents: 0, first_views: 0 };
  const report = async () => {
    if (counts.documents === 0) return;
    const told = counts;
    counts = { documents: 0, first_views: 0 };
    await fetch(`${apiUrl}/internal/documents`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(told),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => {
      counts.documents += told.documents;
      counts.first_views += told.first_views;
    });
  };
  const timer = setInterval(() => void report(), REPORT_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await report();
  });
  return ({ kind }) => {
    counts.documents += 1;
    if (kind === 'view') counts.first_views += 1;
  };
}
