import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { WEBHOOK_SECRET_START, WEBHOOKS_MAX, type Webhook } from '@silverjobs/contract';
import { sealSecret } from '../auth/second-factor/sealed-secret.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { webhookDeliveries, webhooks } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { ClientRequester } from '../http/requester.ts';
import { isPublicAddress } from '../partner-jobs/is-public-address.ts';
import { addTask } from '../queue/tasks.ts';
import { addDeliveries } from './add-event.ts';

/** Deliveries that are listed. */
const SHOWN = 100;

type Row = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const webhookOf = ({ id, url, createdAt, deliveredAt, offAt }: Row): Webhook => ({
  id,
  url,
  created_at: createdAt.getTime(),
  delivered_at: deliveredAt?.getTime() ?? null,
  off_at: offAt?.getTime() ?? null,
});

const deliveryOf = (row: DeliveryRow) => ({
  id: row.id,
  event_id: row.eventId,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  problem: row.problem,
  created_at: row.createdAt.getTime(),
  attempted_at: row.attemptedAt?.getTime() ?? null,
  next_at: row.nextAt?.getTime() ?? null,
  body: row.body,
});

/** @throws Failure not_found for one that is not the employer's */
async function findWebhook(db: Database, { clientId }: ClientRequester, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.clientId, clientId)));
  if (!row) throw new Failure('not_found', { message: 'Diese Adresse gibt es nicht mehr.' });
  return row;
}

function refuseOff({ offAt }: Row): void {
  if (offAt === null) return;
  throw new Failure('conflict', {
    message: 'Diese Adresse ist abgeschaltet. Schalten Sie sie bitte zuerst wieder ein.',
  });
}

/** Names are looked at again with each delivery. @throws Failure validation.failed */
function refuseInner(address: string): void {
  const { hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = isIP(host) ? isPublicAddress(host) : host.includes('.');
  if (isOpen && username === '' && password === '') return;
  throw new Failure('validation.failed', {
    param: 'url',
    message: 'Diese Adresse liegt nicht im offenen Internet. Bitte nennen Sie eine andere.',
  });
}

/** Addresses of an employer's programmes (employers-86). */
export const webhookCalls = [
  implement('GET /webhook', async ({ requester }, { db }) => {
    const rows = await db
      .select()
      .from(webhooks)
      .where(eq(webhooks.clientId, requester.clientId))
      .orderBy(desc(webhooks.id));
    return rows.map(webhookOf);
  }),
  implement('POST /webhook', ({ requester, body }, { db: database, now, secondFactorKeys }) => {
    refuseInner(body.url);
    return database.transaction(async (db) => {
      const { clientId } = requester;
      // One after the other, or both would count the same ones.
      await findEmployerProfile(db, clientId, { lock: true });
      const known = await db.$count(webhooks, eq(webhooks.clientId, clientId));
      if (known >= WEBHOOKS_MAX) {
        throw new Failure('conflict', {
          message: `Sie haben schon ${WEBHOOKS_MAX} Adressen. Bitte löschen Sie zuerst eine.`,
        });
      }
      const secret = `${WEBHOOK_SECRET_START}${randomBytes(32).toString('base64')}`;
      const sealed = sealSecret(secondFactorKeys, clientId, secret);
      const [row] = await db
        .insert(webhooks)
        .values({ clientId, url: body.url, secret: sealed, createdAt: now() })
        .returning();
      if (!row) throw new Error('No row was inserted');
      return { ...webhookOf(row), secret };
    });
  }),
  implement('DELETE /webhook/{id}', async ({ requester, params }, { db }) => {
    const { id } = await findWebhook(db, requester, params.id);
    await db.delete(webhooks).where(eq(webhooks.id, id));
    return { ok: true as const };
  }),
  implement('POST /webhook/{id}/test', async ({ requester, params }, services) => {
    const delivery = await services.db.transaction(async (db) => {
      const hook = await findWebhook(db, requester, params.id);
      refuseOff(hook);
      const [id] = await addDeliveries({ ...services, db }, [hook.id], 'test', {});
      const [row] = await db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, id ?? 0));
      if (!row) throw new Error('No row was inserted');
      return deliveryOf(row);
    });
    services.workAdded();
    return delivery;
  }),
  implement('POST /webhook/{id}/resume', async ({ requester, params }, { db }) => {
    const hook = await findWebhook(db, requester, params.id);
    await db.update(webhooks).set({ offAt: null }).where(eq(webhooks.id, hook.id));
    return webhookOf({ ...hook, offAt: null });
  }),
  implement('GET /webhook/{id}/deliveries', async ({ requester, params }, { db }) => {
    const { id } = await findWebhook(db, requester, params.id);
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.id))
      .limit(SHOWN);
    return rows.map(deliveryOf);
  }),
  implement('POST /webhook_delivery/{id}/resend', async ({ requester, params }, services) => {
    const again = await services.db.transaction(async (db) => {
      const [row] = await db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, params.id))
        .for('update');
      if (!row) throw new Failure('not_found');
      refuseOff(await findWebhook(db, requester, row.webhookId));
      const moment = services.now();
      // Pressed twice, it is sent once.
      if (row.state === 'waiting' && row.nextAt && row.nextAt <= moment) return deliveryOf(row);
      const round = row.round + 1;
      const set = { state: 'waiting', attempts: 0, nextAt: moment, round } as const;
      await db.update(webhookDeliveries).set(set).where(eq(webhookDeliveries.id, row.id));
      const task = { kind: 'webhook', payload: { id: row.id, round }, isUrgent: true } as const;
      await addTask(db, moment, task);
      return deliveryOf({ ...row, ...set });
    });
    services.workAdded();
    return again;
  }),
];
