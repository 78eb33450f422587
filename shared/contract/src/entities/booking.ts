import { z } from 'zod';
import { id, milliseconds, text } from '../primitives.ts';
import { invoice } from './invoice.ts';

/** A paid advertisement with what its invoice says. Amounts in cents. */
export const booking = z
  .object({
    id,
    /** Number of the invoice. */
    number: text(50),
    /** Title of the job when it was posted. */
    title: text(300),
    /** Null once the job is deleted. */
    job_demand_id: id.nullable(),
    /** refunded: its invoice was taken back by a cancellation invoice (employers-33). */
    state: z.enum(['open', 'paid', 'refunded']),
    net_cents: z.int().min(0),
    vat_percent: z.int().min(0),
    vat_cents: z.int().min(0),
    gross_cents: z.int().min(0),
    address: z.array(text(300)),
    created_at: milliseconds,
    due_at: milliseconds,
    paid_at: milliseconds.nullable(),
    _invoice: invoice.nullable(),
    _cancellation: invoice.nullable(),
  })
  .meta({ id: 'Booking' });

export type Booking = z.output<typeof booking>;
