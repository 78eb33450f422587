import { TIME_ZONE } from '@silverjobs/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { dailyFigures } from '../database/schema.ts';

/** What is counted by day, because it leaves no row that lasts. */
export type DailyFigure =
  | 'active_week'
  | 'active_month'
  | 'assistant_answers'
  | 'not_understood'
  | 'documents'
  | 'first_views'
  | 'answers'
  | 'failures';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day in Germany, yyyy-mm-dd. */
export const germanDay = (moment: Date): string => day.format(moment);

/** Adds to what is counted of today (operators-38). */
export async function addToFigures(
  db: Database,
  now: Date,
  counts: Readonly<Partial<Record<DailyFigure, number>>>,
): Promise<void> {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    // In one order, so that two processes never wait for each other.
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => ({ day: germanDay(now), name, count }));
  if (rows.length === 0) return;
  await db
    .insert(dailyFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.name],
      set: { count: sql`${dailyFigures.count} + excluded.count` },
    });
}

/** Counts what is written down once a minute, not with each answer. */
const WRITE_MS = 60_000;

/** Counts answers of a server, and those that failed by our own fault. */
export function countAnswers(app: FastifyInstance, db: Database, now: () => Date): void {
  let counts = { answers: 0, failures: 0 };
  const write = async () => {
    const written = counts;
    counts = { answers: 0, failures: 0 };
    await addToFigures(db, now(), written).catch(() => {
      counts.answers += written.answers;
      counts.failures += written.failures;
    });
  };
  app.addHook('onResponse', async (_, reply) => {
    counts.answers += 1;
    if (reply.statusCode >= 500) counts.failures += 1;
  });
  const timer = setInterval(() => void write(), WRITE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

/** Where a document server tells what became of its documents; no proxy leads there. */
const DOCUMENTS_PATH = '/internal/documents';
const documents = z.object({
  documents: z.int().min(0).max(1_000_000),
  first_views: z.int().min(0).max(1_000_000),
});

/** Takes what document servers have counted. Who comes through a proxy is nobody of ours. */
export function registerDocumentFigures(app: FastifyInstance, db: Database, now: () => Date): void {
  app.post(DOCUMENTS_PATH, async (request, reply) => {
    const counts = documents.safeParse(request.body);
    if (request.headers['x-forwarded-for'] !== undefined || !counts.success) {
      return reply.code(404).send();
    }
    await addToFigures(db, now(), counts.data);
    return reply.code(204).send();
  });
}
