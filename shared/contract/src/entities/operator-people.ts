import { z } from 'zod';
import { NON_PROFIT_STATES } from '../constants.ts';
import { DECISION_ACTIONS, RETURN_KINDS } from '../operator-constants.ts';
import { id, milliseconds, seconds } from '../primitives.ts';

/** A user as the search of operators finds them (operators-18). */
export const operatorUser = z
  .object({
    users_id: id,
    email: z.string(),
    name: z.string().nullable(),
    role: z.enum(['candidate', 'client', 'operator']),
    blocked: z.boolean(),
    paid: z.boolean(),
    created_at: milliseconds,
  })
  .meta({ id: 'OperatorUser' });

/** What operators see of one user: who it is and what runs, nothing that was written. */
export const operatorUserDetail = operatorUser
  .extend({
    plan_label: z.string().nullable(),
    plan_end_date: seconds.nullable(),
    /** When the newest session began, as long as it is kept. */
    last_sign_in: milliseconds.nullable(),
    active_jobs: z.int().min(0),
    conversations: z.int().min(0),
    /** Reports that the user has made. */
    reports: z.int().min(0),
    phone: z.string().nullable(),
    /** Of the paid plan. */
    contract_number: z.string().nullable(),
    /** Saved searches that send mails. */
    alerts: z.int().min(0),
    /** Conversations by number, the newest first; nothing of what they say. */
    conversation_ids: z.array(id),
    /** The newest mails to the user: what, when, and whether it arrived at the mail server. */
    mails: z.array(
      z.object({
        subject: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        created_at: milliseconds,
        sent_at: milliseconds.nullable(),
        error: z.string().nullable(),
        /** What is known beside it: it came back, was called unwanted, or was never sent. */
        outcome: z.enum(['returned', 'complained', 'withheld']).nullable(),
        outcome_status: z.string().nullable(),
      }),
    ),
    /** Why nothing is sent to the address; null when mail goes there. */
    returned: z.enum(RETURN_KINDS).nullable(),
    /** The newest invoices. */
    invoices: z.array(z.object({ id, number: z.string(), created_at: milliseconds })),
    /** Of an employer. */
    employer: z
      .object({
        is_private: z.boolean(),
        link: z.string().nullable(),
        verified_at: milliseconds.nullable(),
        /** Its proof of being a non-profit, and the name of the file, while it is there (employers-66); ours. */
        non_profit: z
          .object({ state: z.enum(NON_PROFIT_STATES), paper: z.string().nullable() })
          .optional(),
        /** People addressed first in the last 24 hours, and how many it may be (employers-43); ours. */
        outreaches_today: z.int().min(0).optional(),
        outreaches_per_day: z.int().min(0).optional(),
      })
      .nullable(),
    /** Of an account without e-mail (operators-51); ours. */
    post: z
      .object({
        number: z.string(),
        address: z.array(z.string()),
        /** Until when the code of the newest letter signs in; null without one. */
        code_until: milliseconds.nullable(),
        papers: z.array(z.object({ id, name: z.string() })),
      })
      .nullable()
      .optional(),
    decisions: z.array(
      z.object({
        id,
        action: z.enum(DECISION_ACTIONS),
        reason: z.string(),
        created_at: milliseconds,
      }),
    ),
  })
  .meta({ id: 'OperatorUserDetail' });

/** Somebody without e-mail, and what waits to be printed and posted (operators-52). */
export const printBatch = z
  .object({
    users_id: id,
    name: z.string(),
    number: z.string(),
    phone: z.string().nullable(),
    address: z.array(z.string()),
    letters: z.array(z.object({ id, subject: z.string(), created_at: milliseconds })),
  })
  .meta({ id: 'PrintBatch' });

export type PrintBatch = z.output<typeof printBatch>;
export type OperatorUser = z.output<typeof operatorUser>;
export type OperatorUserDetail = z.output<typeof operatorUserDetail>;
