import { z } from 'zod';
import { id, milliseconds } from '../primitives.ts';

/** An order of the paid plan (operators-19). */
export const operatorOrder = z
  .object({
    /** Stands for the order, whose own id is a secret. */
    key: z.string(),
    email: z.string(),
    product: z.string(),
    price_cents: z.int(),
    provider: z.enum(['stripe', 'test']),
    state: z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'expired']),
    created_at: milliseconds,
    paid_at: milliseconds.nullable(),
  })
  .meta({ id: 'OperatorOrder' });

/** An invoice or cancellation invoice, of whoever it is. */
export const operatorInvoice = z
  .object({
    id,
    number: z.string(),
    kind: z.enum(['invoice', 'cancellation']),
    /** Null once the account is deleted. */
    email: z.string().nullable(),
    recipient: z.string(),
    gross_cents: z.int(),
    payment: z.string(),
    created_at: milliseconds,
  })
  .meta({ id: 'OperatorInvoice' });

/** A cancellation or withdrawal with what became of it. */
export const operatorDeclaration = z
  .object({
    id,
    reference: z.string(),
    kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
    name: z.string(),
    email: z.string(),
    contract: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: milliseconds,
    /** No contract fits; it waits; it failed; a link was sent and not pressed; it is done. */
    state: z.enum(['unmatched', 'waiting', 'failed', 'link', 'done']),
  })
  .meta({ id: 'OperatorDeclaration' });

export type OperatorOrder = z.output<typeof operatorOrder>;
export type OperatorInvoice = z.output<typeof operatorInvoice>;
export type OperatorDeclaration = z.output<typeof operatorDeclaration>;
