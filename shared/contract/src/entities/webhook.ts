import { z } from 'zod';
import { httpsAddress, id, milliseconds, text } from '../primitives.ts';

/** Addresses of one employer that are told of its applications and advertisements. */
export const WEBHOOKS_MAX = 5;
/** How the secret begins that signs what is sent (standard-webhooks). */
export const WEBHOOK_SECRET_START = 'whsec_';
/** What addresses are told of. */
export const WEBHOOK_EVENTS = [
  'application.created',
  'application.changed',
  'advertisement.created',
  'advertisement.changed',
  'advertisement.ended',
  'test',
] as const;
/** Where a delivery stands: it waits, has arrived, or was given up. */
export const WEBHOOK_STATES = ['waiting', 'delivered', 'failed'] as const;

/** A new address. */
export const webhookInput = z.object({ url: httpsAddress }).meta({ id: 'WebhookInput' });

/** An address that is told of events. */
export const webhook = z
  .object({
    id,
    url: text(500),
    created_at: milliseconds,
    /** When something arrived there last. */
    delivered_at: milliseconds.nullable(),
    /** It was switched off by itself, because nothing arrived for days. */
    off_at: milliseconds.nullable(),
  })
  .meta({ id: 'Webhook' });

/** An address as it is made: the only time that its secret is said. */
export const newWebhook = webhook.extend({ secret: text(100) }).meta({ id: 'NewWebhook' });

/** One event on its way to an address. */
export const webhookDelivery = z
  .object({
    id,
    /** The same for every attempt, so that what arrives twice is known. */
    event_id: text(60),
    event: z.enum(WEBHOOK_EVENTS),
    state: z.enum(WEBHOOK_STATES),
    attempts: z.int().min(0),
    /** What the address answered last; null: nothing. */
    status: z.int().nullable(),
    /** Why it did not arrive, in a sentence. */
    problem: text(300).nullable(),
    created_at: milliseconds,
    attempted_at: milliseconds.nullable(),
    /** When it is tried again. */
    next_at: milliseconds.nullable(),
    /** What is sent, as it is signed. */
    body: text(2_000),
  })
  .meta({ id: 'WebhookDelivery' });

export type Webhook = z.output<typeof webhook>;
export type NewWebhook = z.output<typeof newWebhook>;
export type WebhookDelivery = z.output<typeof webhookDelivery>;
