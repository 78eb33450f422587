import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { desc, eq } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';

const MAX_SHOWN = 100;

/**
 * GET /dev/outbox: the newest mails, for the page of the same path (delivery-29); with `recipient` those
 * to one address. No part of the contract. Its links sign in as anyone: only for the demo.
 */
export function registerDevOutbox(api: FastifyInstance, db: Database): void {
  api.get<{ Querystring: { recipient?: string } }>('/dev/outbox', async ({ query }, reply) => {
    const mails = await db
      .select()
      .from(outbox)
      .where(query.recipient ? eq(outbox.recipient, query.recipient) : undefined)
      .orderBy(desc(outbox.id))
      .limit(MAX_SHOWN);
    return reply.header('cache-control', 'no-store').send({
      mails: mails.map(({ id, recipient, subject, text, html, createdAt }) => {
        return { id, recipient, subject, text, html, created_at: createdAt.getTime() };
      }),
    });
  });
}
