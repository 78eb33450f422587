import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { newWebhook, webhook, webhookDelivery, webhookInput } from '../entities/webhook.ts';
import { done, idParams } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-86', ours: true } as const;
const one = { ...shared, params: idParams } as const;

/** Addresses of an employer's programmes that are told of events, and what was sent there. */
export const webhooksCalls = {
  'GET /webhook': {
    ...shared,
    summary: 'Own addresses, the newest first.',
    response: z.array(webhook),
  },
  'POST /webhook': {
    ...shared,
    summary: 'Adds an address; the secret that signs is said this once.',
    body: webhookInput,
    response: newWebhook,
    errors: ['conflict'],
  },
  'DELETE /webhook/{id}': {
    ...one,
    summary: 'Tells an address nothing any more.',
    response: done,
    errors: ['not_found'],
  },
  'POST /webhook/{id}/test': {
    ...one,
    summary: 'Sends an event that means nothing.',
    response: webhookDelivery,
    errors: ['not_found', 'conflict'],
  },
  'POST /webhook/{id}/resume': {
    ...one,
    summary: 'Switches an address on again.',
    response: webhook,
    errors: ['not_found'],
  },
  'GET /webhook/{id}/deliveries': {
    ...one,
    summary: 'What was sent to an address, the newest first.',
    response: z.array(webhookDelivery),
    errors: ['not_found'],
  },
  'POST /webhook_delivery/{id}/resend': {
    ...one,
    summary: 'Sends an event once more, under the same name.',
    response: webhookDelivery,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies CallTable;
