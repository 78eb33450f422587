import { z } from 'zod';
import { id, milliseconds, text } from '../primitives.ts';

/** Who sends an invoice: the operator of the product, from its configuration (employers-31). */
const invoiceSeller = z.object({
  name: text(200),
  /** Lines of the address. */
  address: z.array(text(200)),
  /** 'USt-IdNr. DE…' or 'Steuernummer …'. */
  tax_id: text(100),
  /** Court and number of the register; null without. */
  register: text(200).nullable(),
  email: text(254),
  /** Bank account in one line; null without. */
  bank: text(200).nullable(),
});

/** What an invoice says; it never changes (§ 14 UStG). Amounts in cents, below zero on cancellations. */
export const invoice = z
  .object({
    id,
    kind: z.enum(['invoice', 'cancellation']),
    number: text(50),
    /** Number of the invoice that a cancellation takes back. */
    cancels: text(50).nullable(),
    date: milliseconds,
    /** When it was supplied; without an end on one day. */
    service_from: milliseconds,
    service_to: milliseconds.nullable(),
    seller: invoiceSeller,
    recipient: z.array(text(300)),
    lines: z.array(z.object({ text: text(500), cents: z.int() })),
    /** The lines are with VAT: prices of consumers. */
    with_vat: z.boolean(),
    net_cents: z.int(),
    vat_percent: z.int().min(0),
    vat_cents: z.int(),
    /** Why no VAT is charged; left out where it is (employers-68). */
    vat_note: z.optional(text(300)),
    gross_cents: z.int(),
    /** How it is or was paid. */
    payment: text(500),
  })
  .meta({ id: 'Invoice' });

export type InvoiceSeller = z.output<typeof invoiceSeller>;
export type Invoice = z.output<typeof invoice>;
