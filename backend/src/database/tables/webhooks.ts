import { WEBHOOK_EVENTS, WEBHOOK_STATES } from '@silverjobs/contract';
import { index, integer, pgTable, text } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';

/** Addresses of employers' programmes that are told of events (employers-86). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** What is sent is signed with it; sealed. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
    /** When something arrived there last. */
    deliveredAt: moment('delivered_at'),
    /** Switched off by itself: nothing arrived for days. */
    offAt: moment('off_at'),
  },
  (table) => [index('webhooks_client').on(table.clientId)],
);

/** Events on their way, for 30 days; a body holds numbers and no persons. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for every attempt. */
    eventId: text('event_id').notNull(),
    event: text('event', { enum: WEBHOOK_EVENTS }).notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: WEBHOOK_STATES }).notNull().default('waiting'),
    /** Counts how often it was sent once more: the task of an earlier round does nothing. */
    round: integer('round').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    problem: text('problem'),
    createdAt: createdAt(),
    attemptedAt: moment('attempted_at'),
    nextAt: moment('next_at'),
  },
  (table) => [index('webhook_deliveries_webhook').on(table.webhookId, table.id)],
);
