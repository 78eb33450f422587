import { z } from 'zod';
import { EMPLOYER_ROLES, HELPER_PERMISSIONS } from '../access.ts';
import { DISPLAY_TEXT } from '../display.ts';
import { id, seconds, text } from '../primitives.ts';
import { candidate } from './candidate.ts';
import { client } from './client.ts';

/** The signed-in user with the nested candidate or client (access-1). */
export const user = z
  .object({
    id,
    email: text(254),
    /** Nobody has shown yet that the mailbox is the user's: searching works, and little else (access-52). */
    email_unconfirmed: z.boolean().optional(),
    /** Mail to the address comes back, so none is sent any more (account-51). */
    mail_returned: z.boolean().optional(),
    role: z.enum(['candidate', 'client', 'operator']),
    candidate_id: id.nullable(),
    client_id: id.nullable(),
    /** Ours: what somebody may at the employer (employers-80); null for all others. */
    employer_role: z.enum(EMPLOYER_ROLES).nullable().optional(),
    /** Ours: a helper is signed in, for the candidate of this name (account-70). */
    helps: z
      .object({ name: text(200), permissions: z.array(z.enum(HELPER_PERMISSIONS)) })
      .optional(),
    /** Ours: texts of helpers that wait to be sent (account-73). */
    helper_drafts: z.int().min(0).optional(),
    /** Contains '3 Monate', '6 Monate' or '12 Monate' for a paid plan. */
    plan_label: text(100).nullable(),
    plan_type: z.enum(['paid', 'free']),
    plan_end_date: seconds.nullable(),
    isPaidUser: z.boolean(),
    /** Ours: whether mail tells of new messages. */
    message_mail: z.boolean(),
    /** Ours: how it wants to see the product, as `displayText` writes it; null without a choice. */
    display: z.string().regex(DISPLAY_TEXT).nullable(),
    jobs_current_month: z.int().min(0),
    _candidate: candidate.nullable(),
    _client: client.nullable(),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof user>;
