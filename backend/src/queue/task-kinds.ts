import { z } from 'zod';

const nothing = z.object({});
const record = z.object({ id: z.int() });
const provider = z.enum(['stripe', 'test']);
/** Ids are those of the payment service. */
const reference = z.string();

/**
 * All work of the queue with what a task of it holds: numbers of records and ids of the payment
 * service, nobody's data. Kinds that begin with 'find-', 'delete-' and 'adopt-' come again by
 * themselves.
 */
export const TASKS = {
  mail: record,

  /** Something happened to a checkout: ask the payment service how it stands. */
  'billing-checkout': z.object({
    reference,
    /** The news are that a delayed payment failed; the checkout itself does not tell. */
    failed: z.literal(true).optional(),
  }),
  /** Nobody is to pay a checkout any more. */
  'billing-give-up': z.object({ provider, reference }),
  /** Something happened to a running plan: ask the payment service how it stands. */
  'billing-subscription': z.object({ reference }),
  /** End a plan at the payment service that nobody here has any more. */
  'billing-end': z.object({ provider, reference, money: z.enum(['keep', 'refund']) }),
  /** Take nothing after the month that ends then, in seconds since 1970: the account is blocked. */
  'billing-stop': z.object({ provider, reference, end: z.number() }),
  /** A plan was replaced or has come back: take no payments for it, or take them again. */
  'billing-pause': z.object({ provider, reference }),
  /** Set an amount off against the next payments, or take that back. */
  'billing-credit': z.object({
    provider,
    customer: z.string(),
    cents: z.number(),
    key: z.string(),
  }),
  /** A cancellation was taken back: the plan goes on at the payment service, too. */
  'billing-resume': z.object({ provider, reference }),
  /** Give an amount of the payments of a plan back (operators-33). */
  'billing-refund': z.object({ provider, reference, cents: z.number(), key: z.string() }),
  /** Carry out a cancellation or withdrawal. */
  'billing-declaration': record,
  'find-due-plans': nothing,
  'end-plan': record,
  'renew-test-plan': record,
  'find-refunded-bookings': nothing,
  'cancel-booking-invoices': record,

  'find-job-news': nothing,
  'match-job': record,
  'find-due-alerts': nothing,
  'job-alert': record,

  /** Tell a device of something. */
  notice: z.object({
    device: z.int(),
    about: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['message', 'invitation']), id: z.int() }),
      /** So many jobs of a search; the newest one. */
      z.object({ kind: z.literal('alert'), search: z.int(), jobs: z.int(), job: z.int() }),
    ]),
  }),

  'find-public-changes': nothing,
  /** Tell caches and search engines that public pages are gone: their addresses without the origin. */
  'announce-gone': z.object({ paths: z.array(z.string()) }),

  'find-guest-alerts': nothing,
  'guest-alert': record,

  'find-course-mails': nothing,
  'fill-course': record,
  'remind-of-course': record,

  /** The date of an interview as it was agreed; a changed one has another number. */
  'remind-of-interview': z.object({ id: z.int(), revision: z.int() }),

  'find-job-ends': nothing,
  'close-job': record,
  'announce-job-end': record,

  /** Carry out what an employer has agreed to of a file (employers-85). */
  'job-import': record,

  /** Tell an address of an employer's programme of an event (employers-86). */
  webhook: z.object({ id: z.int(), round: z.int() }),

  'find-feeds': nothing,
  feed: z.object({ source: z.string() }),

  /** Tell users whose number is greater of a new version. */
  'tell-of-content': z.object({ id: z.int(), after: z.int() }),

  'tidy-unconfirmed': nothing,
  'tidy-dormant': nothing,
  'tidy-drafts': nothing,
  'read-returns': nothing,
  /** A file of a paper, or the parts of an upload: names of the store. */
  'delete-file': z.object({ key: z.string(), parts: z.int() }),
  'delete-old-uploads': nothing,

  'delete-old-mails': nothing,
  'delete-old-tasks': nothing,
  'delete-old-declarations': nothing,
  'delete-old-attempts': nothing,
  'delete-old-searches': nothing,
  'delete-old-callbacks': nothing,
  'delete-old-records': nothing,
  'delete-empty-searches': nothing,
  'delete-unconfirmed-alerts': nothing,
  'adopt-old-work': nothing,
} as const;

export type TaskKind = keyof typeof TASKS;

/** What a task of a kind holds. */
export type PayloadOf<Kind extends TaskKind> = z.output<(typeof TASKS)[Kind]>;

/** A task to add. */
export type Task<Kind extends TaskKind = TaskKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly payload: PayloadOf<One> };
}[Kind];

export const TASK_KINDS = Object.keys(TASKS) as TaskKind[];
