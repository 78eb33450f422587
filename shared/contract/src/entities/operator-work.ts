import { z } from 'zod';
import { CALLBACK_WINDOWS } from '../constants.ts';
import { FEED_LEFT_OUT, FEED_NOTICES, RETURN_KINDS, STUCK_KINDS } from '../operator-constants.ts';
import { id, milliseconds } from '../primitives.ts';

/** A mail or another task that does not go on by itself (operators-16). */
export const stuckItem = z
  .object({
    kind: z.enum(STUCK_KINDS),
    id,
    /** Subject of the mail, kind of the task. */
    title: z.string(),
    /** Of a mail: its recipient, without the name before the @. */
    recipient: z.string().nullable(),
    /** Given up, or due for long. */
    state: z.enum(['failed', 'late']),
    attempts: z.int().min(0),
    last_error: z.string().nullable(),
    created_at: milliseconds,
    /** It is of no use any more, so it cannot be tried again. */
    expired: z.boolean(),
  })
  .meta({ id: 'StuckItem' });

/** Somebody who asks to be called (guide-6, operators-23). */
export const operatorCallback = z
  .object({
    id,
    name: z.string(),
    phone: z.string(),
    time_window: z.enum(CALLBACK_WINDOWS),
    question: z.string().nullable(),
    /** The account, where somebody signed in asks. */
    users_id: id.nullable(),
    /** Address of the operator who calls. */
    assigned_to: z.string().nullable(),
    created_at: milliseconds,
  })
  .meta({ id: 'OperatorCallback' });

/** An address that gets no mail any more, because it came back or was unwanted (operators-45). */
export const returnedAddress = z
  .object({
    email: z.string(),
    /** Whose it is; null for somebody without an account. */
    users_id: id.nullable(),
    kind: z.enum(RETURN_KINDS),
    /** What the mail server said, as RFC 3463 numbers it. */
    status: z.string().nullable(),
    returns: z.int().min(1),
    since: milliseconds,
  })
  .meta({ id: 'ReturnedAddress' });

/** Accounts that nobody has used for long (account-50). */
export const dormantFigures = z
  .object({
    /** Warned once, and twice. */
    warned: z.int().min(0),
    warned_again: z.int().min(0),
    /** In the last 30 days. */
    deleted: z.int().min(0),
    /** Months without a sign-in until the first warning. */
    months: z.int().min(1),
  })
  .meta({ id: 'DormantFigures' });

/** How a feed of partner jobs stands (operators-21). */
export const feedState = z
  .object({
    source: z.string(),
    name: z.string(),
    /** Jobs of it that are shown. */
    jobs: z.int().min(0),
    started_at: milliseconds.nullable(),
    succeeded_at: milliseconds.nullable(),
    error: z.string().nullable(),
    /** How many jobs of the last run that worked are not shown, and why. */
    left_out: z.array(z.object({ reason: z.enum(FEED_LEFT_OUT), count: z.int().min(1) })),
    /** No job in it, or only what has changed. */
    notice: z.enum(FEED_NOTICES).nullable(),
  })
  .meta({ id: 'FeedState' });

export type OperatorCallback = z.output<typeof operatorCallback>;
export type ReturnedAddress = z.output<typeof returnedAddress>;
export type StuckItem = z.output<typeof stuckItem>;
export type FeedState = z.output<typeof feedState>;
