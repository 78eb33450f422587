import { z } from 'zod';
import { HELPER_PERMISSIONS } from '../access.ts';
import { PAPERS_PER_MESSAGE } from '../constants.ts';
import { ATTACH_NEEDS_WRITE, attachesWhatIsWritten } from '../forms/helper.ts';
import { messageText } from '../forms/message.ts';
import { HELPER_ACTS } from '../helper-acts.ts';
import { email, id, linkToken, milliseconds, requiredTextSchema, text } from '../primitives.ts';
import { paper } from './paper.ts';

/** Helpers and open invitations of one candidate; more nobody keeps an eye on. */
export const HELPERS_MAX = 5;

/** How long an invitation counts, in days. */
export const HELPER_INVITATION_DAYS = 7;

/** Drafts of one helper that wait. */
export const HELPER_DRAFTS_MAX = 50;

const permissions = z
  .array(z.enum(HELPER_PERMISSIONS))
  .min(1)
  .max(HELPER_PERMISSIONS.length)
  .refine(attachesWhatIsWritten, ATTACH_NEEDS_WRITE);
const paperIds = z.array(id).max(PAPERS_PER_MESSAGE);
const showContact = z.enum(['on', 'off']);

/** Something that a helper did (account-72). */
const helperAct = z.object({
  at: milliseconds,
  act: z.enum(HELPER_ACTS),
  /** What it was about: title of the job or the search. */
  subject: text(300).nullable(),
});

/** Somebody who helps a candidate, or is invited to (account-70). */
export const helper = z
  .object({
    id,
    name: text(80),
    email: text(254),
    permissions,
    state: z.enum(['invited', 'expired', 'active', 'ended']),
    created_at: milliseconds,
    accepted_at: milliseconds.nullable(),
    ended_at: milliseconds.nullable(),
    /** Newest first, the last hundred. */
    acts: z.array(helperAct),
  })
  .meta({ id: 'Helper' });

export const helperInput = z
  .object({ name: requiredTextSchema(80), email, permissions })
  .meta({ id: 'HelperInput' });

/** What the link of a mail to a helper leads to. */
export const openHelp = z
  .object({
    /** Of the candidate. */
    name: text(200),
    helper_name: text(80),
    permissions,
    /** False: it is the invitation. */
    accepted: z.boolean(),
  })
  .meta({ id: 'OpenHelp' });

/** A text that a helper wrote and only the candidate sends (account-73). */
export const helperDraft = z
  .object({
    id,
    /** The job whose employer is written to first; null: an answer in a conversation. */
    job_demand_id: id.nullable(),
    communication_id: id.nullable(),
    /** Of the job. */
    title: text(300).nullable(),
    message: messageText,
    /** What the helper proposes to send along; the candidate confirms it. */
    papers: z.array(paper),
    show_contact_details: showContact,
    /** Who wrote it. */
    author: text(80),
    updated_at: milliseconds,
  })
  .meta({ id: 'HelperDraft' });

export const helperDraftInput = z
  .union([
    z.object({
      job_demand_id: id,
      message: messageText,
      paper_ids: paperIds.optional(),
      show_contact_details: showContact.optional(),
    }),
    // In a conversation the contact data are withheld or known already.
    z.object({ communication_id: id, message: messageText, paper_ids: paperIds.optional() }),
  ])
  .meta({ id: 'HelperDraftInput' });

/** The text as the candidate has read it, with what she has confirmed; what is not named does not go along. */
export const helperDraftSending = z.object({
  message: messageText,
  paper_ids: paperIds.optional(),
  show_contact_details: showContact.optional(),
});

export const helpLink = z.object({ token: linkToken });

export type Helper = z.output<typeof helper>;
export type HelperDraft = z.output<typeof helperDraft>;
export type OpenHelp = z.output<typeof openHelp>;
