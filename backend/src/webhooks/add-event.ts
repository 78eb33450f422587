import { randomUUID } from 'node:crypto';
import type { WEBHOOK_EVENTS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { webhookDeliveries, webhooks } from '../database/schema.ts';
import { addTasks } from '../queue/tasks.ts';

type Event = (typeof WEBHOOK_EVENTS)[number];
type Parts = { readonly db: Database; readonly now: () => Date };

/** What an event says: numbers of records, which the API tells more about to whoever has a key. */
type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** Sends an event to these addresses. @returns the ids of the deliveries */
export async function addDeliveries(
  { db, now }: Parts,
  webhookIds: readonly number[],
  event: Event,
  data: EventData,
): Promise<number[]> {
  if (webhookIds.length === 0) return [];
  const moment = now();
  const body = JSON.stringify({ type: event, timestamp: moment.toISOString(), data });
  const rows = webhookIds.map((webhookId) => ({
    webhookId,
    eventId: `msg_${randomUUID()}`,
    event,
    body,
    createdAt: moment,
    nextAt: moment,
  }));
  const added = await db.insert(webhookDeliveries).values(rows).returning();
  const ids = added.map(({ id }) => id);
  await addTasks(
    db,
    moment,
    ids.map((id) => ({ kind: 'webhook', payload: { id, round: 0 } }) as const),
  );
  return ids;
}

/**
 * Tells the addresses of an employer of what has happened; within a transaction only if it holds
 * (employers-86). Wake the queue afterwards.
 */
export async function addEvent(
  parts: Parts,
  clientId: number,
  event: Event,
  data: EventData,
): Promise<void> {
  const rows = await parts.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.clientId, clientId), isNull(webhooks.offAt)));
  await addDeliveries(
    parts,
    rows.map(({ id }) => id),
    event,
    data,
  );
}

type ToldJob = {
  readonly id: number;
  readonly clientId: number;
  readonly externalRef: string | null;
  readonly status: string;
};

/** Tells of an advertisement. */
export const addJobEvent = (parts: Parts, event: Event, job: ToldJob): Promise<void> =>
  addEvent(parts, job.clientId, event, {
    job_demand_id: job.id,
    reference: job.externalRef,
    status: job.status,
  });
