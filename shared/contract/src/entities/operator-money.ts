import { z } from 'zod';
import { operatorReason } from '../forms/operator.ts';
import {
  DECLARATION_ACTS,
  INVOICE_ACTS,
  INVOICE_STATES,
  MOVEMENT_KINDS,
  MOVEMENT_WAYS,
} from '../operator-constants.ts';
import {
  downloadFile,
  id,
  milliseconds,
  requiredTextSchema,
  seconds,
  text,
} from '../primitives.ts';

/** An order of the paid plan (operators-19). */
export const operatorOrder = z
  .object({
    /** Stands for the order, whose own id is a secret. */
    key: z.string(),
    email: z.string(),
    product: z.string(),
    price_cents: z.int(),
    provider: z.enum(['stripe', 'test']),
    /** refunded: its invoice was taken back, the payment service gives the money back. */
    state: z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'expired', 'refunded']),
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
    state: z.enum(INVOICE_STATES),
    /** What is still to be paid. */
    open_cents: z.int(),
    /** What was paid and not given back. */
    paid_cents: z.int(),
    /** Null where nothing was to be transferred. */
    due_at: milliseconds.nullable(),
    reminders: z.int().min(0),
    created_at: milliseconds,
  })
  .meta({ id: 'OperatorInvoice' });

/** Money that came, went or was asked for. */
const moneyMovement = z.object({
  id,
  kind: z.enum(MOVEMENT_KINDS),
  way: z.enum(MOVEMENT_WAYS).nullable(),
  cents: z.int().min(0),
  /** Of a reminder: the first, second or third. */
  step: z.int().nullable(),
  note: z.string().nullable(),
  created_at: milliseconds,
});

/** An invoice with all that has happened to it. */
export const operatorInvoiceDetail = operatorInvoice
  .extend({
    users_id: id.nullable(),
    /** Lines of the address, and what it is for. */
    address: z.array(z.string()),
    lines: z.array(z.object({ text: z.string(), cents: z.int() })),
    /** Number of the invoice that this cancellation takes back, and of the cancellation of this one. */
    cancels: z.string().nullable(),
    canceled_by: z.string().nullable(),
    /** Money can go back by the payment service, not only by transfer. */
    by_provider: z.boolean(),
    movements: z.array(moneyMovement),
    actions: z.array(z.enum(INVOICE_ACTS)),
  })
  .meta({ id: 'OperatorInvoiceDetail' });

const cents = z.int().min(1).max(100_000_000);
const note = requiredTextSchema(500).optional();
/** How many movements of the invoice stood there when it was decided; conflict where there are others by now. */
const seen = z.int().min(0).optional();

/** What an operator does about an invoice; each mails the customer (operators-33). */
export const invoiceActInput = z
  .discriminatedUnion('act', [
    z.object({ act: z.literal('payment'), cents, note, seen }),
    z.object({
      act: z.literal('refund'),
      cents,
      seen,
      way: z.enum(['transfer', 'provider']),
      reason: operatorReason,
    }),
    z.object({ act: z.literal('reminder') }),
    z.object({ act: z.literal('cancel'), reason: operatorReason }),
    z.object({
      act: z.literal('correct'),
      /** Lines of the address of the corrected invoice. */
      address: z.array(requiredTextSchema(300)).min(1).max(8),
      reason: operatorReason,
    }),
    z.object({ act: z.literal('write-off'), reason: operatorReason }),
  ])
  .meta({ id: 'InvoiceActInput' });

/** The account of a customer: what was charged, what was paid, and what is open. */
export const customerAccount = z
  .object({
    /** Of the account; null where it has none. */
    name: z.string().nullable(),
    email: z.string(),
    /** What the customer owes; below zero: what is owed to them. */
    balance_cents: z.int(),
    entries: z.array(
      z.object({
        at: milliseconds,
        invoice_id: id,
        number: z.string(),
        text: z.enum([...MOVEMENT_KINDS, 'invoice', 'cancellation']),
        /** Above zero: the customer owes it. */
        cents: z.int(),
      }),
    ),
  })
  .meta({ id: 'CustomerAccount' });

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
    /**
     * No contract fits; it waits; it failed; a link was sent and not pressed; its reason is to be looked
     * at; it is done; an operator has decided otherwise.
     */
    state: z.enum([
      'unmatched',
      'waiting',
      'failed',
      'link',
      'reason',
      'done',
      'ended',
      'taken_back',
      'refused',
    ]),
    /** Until when somebody has to have done something; null where nothing is to be done. */
    due_at: milliseconds.nullable(),
    /** Address of the operator who works on it. */
    assigned_to: z.string().nullable(),
  })
  .meta({ id: 'OperatorDeclaration' });

/** The same with the contract that it is about, or may be about. */
export const operatorDeclarationDetail = operatorDeclaration
  .extend({
    requested_end: z.string().nullable(),
    outcome_reason: z.string().nullable(),
    outcome_at: milliseconds.nullable(),
    contract_data: z
      .object({
        users_id: id,
        email: z.string(),
        name: z.string().nullable(),
        number: z.string(),
        status: z.string(),
        months: z.int(),
        price_cents: z.int(),
        started_at: seconds,
        term_end: seconds,
        /** When it ends; null: it goes on. */
        cancel_at: seconds.nullable(),
        /** The first second in which a withdrawal is too late. */
        withdrawal_end: seconds,
      })
      .nullable(),
    actions: z.array(z.enum(DECLARATION_ACTS)),
  })
  .meta({ id: 'OperatorDeclarationDetail' });

/** What an operator does about a declaration (operators-35). */
export const declarationActInput = z
  .discriminatedUnion('act', [
    z.object({
      act: z.literal('execute'),
      /** Of the contract that it means, where none was found by itself. */
      contract: requiredTextSchema(30).optional(),
    }),
    z.object({ act: z.literal('end'), reason: operatorReason }),
    z.object({ act: z.literal('take_back'), reason: operatorReason }),
    z.object({ act: z.literal('refuse'), reason: operatorReason }),
    z.object({ act: z.literal('answer'), reason: operatorReason }),
  ])
  .meta({ id: 'DeclarationActInput' });

export type OperatorOrder = z.output<typeof operatorOrder>;
export type OperatorInvoice = z.output<typeof operatorInvoice>;
export type OperatorDeclaration = z.output<typeof operatorDeclaration>;
/** The books of some days; what cannot be read is named, so that nobody takes the file for whole. */
export const bookkeepingFile = downloadFile
  .extend({ left_out: z.array(text(40)) })
  .meta({ id: 'BookkeepingFile' });

export type BookkeepingFile = z.output<typeof bookkeepingFile>;
export type OperatorInvoiceDetail = z.output<typeof operatorInvoiceDetail>;
export type InvoiceActInput = z.output<typeof invoiceActInput>;
export type CustomerAccount = z.output<typeof customerAccount>;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export type InvoiceAct = (typeof INVOICE_ACTS)[number];
export type OperatorDeclarationDetail = z.output<typeof operatorDeclarationDetail>;
export type DeclarationActInput = z.output<typeof declarationActInput>;
export type DeclarationAct = (typeof DECLARATION_ACTS)[number];
