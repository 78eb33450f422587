import type { Database } from '../database/database.ts';
import { webhookDeliveries, webhooks } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** An address of the company's programme, and what was sent there. */
export const WEBHOOK_ID = 981;
export const WEBHOOK_DELIVERY_ID = 982;

export async function insertWebhook(db: Database): Promise<void> {
  const createdAt = new Date(Date.UTC(2026, 10, 20, 8));
  await db.insert(webhooks).values({
    id: WEBHOOK_ID,
    clientId: testUsers.company.clientId,
    url: 'https://ats.example/silverjobs',
    secret: `whsec_${Buffer.from('a secret of the tests').toString('base64')}`,
    createdAt,
  });
  await db.insert(webhookDeliveries).values({
    id: WEBHOOK_DELIVERY_ID,
    webhookId: WEBHOOK_ID,
    eventId: 'msg_1',
    event: 'test',
    body: '{"type":"test","data":{}}',
    state: 'delivered',
    attempts: 1,
    status: 204,
    createdAt,
    attemptedAt: createdAt,
  });
}
