import { z } from 'zod';
import {
  APPLICATION_DECISIONS,
  NOTE_MAX_LENGTH,
  PAPERS_PER_MESSAGE,
  REFUSALS_AT_ONCE,
} from '../constants.ts';
import { contactRules } from '../forms/profile.ts';
import { id, idOrZero, messageText, milliseconds, text } from '../primitives.ts';
import { salutationId } from './candidate.ts';
import { client } from './client.ts';
import { interview } from './interview.ts';
import { attachedPaper } from './paper.ts';
import { safetyWarning } from './safety-warning.ts';

/** Contact data sent along with a message, or the word anonymous (messages-8). */
export const contactData = z
  .union([
    z.literal('anonymous'),
    z.object({
      salutation_id: salutationId.nullable(),
      first_name: text(100),
      last_name: text(100),
      phone: text(50),
      email: text(254),
    }),
  ])
  .meta({ id: 'ContactData' });

export const jobDemandWithLabels = z
  .object({
    id,
    title: text(300),
    job_type_label: text(200).nullable(),
    work_load_label: text(200).nullable(),
    search_location_label: text(300).nullable(),
  })
  .meta({ id: 'JobDemandWithLabels' });

const parties = {
  sending_users_id: id,
  client_id: id,
  candidate_id: id,
  job_demand_id: id.nullable(),
  contact_data: contactData,
};

/** A conversation (messages-6). */
export const conversation = z
  .object({
    id,
    key: text(100),
    type: z.enum(['application', 'outreach']),
    /** The newest message. */
    message: text(10_000),
    created_at: milliseconds,
    /** Ours: when the newest message was written; lists begin with the newest. */
    last_message_at: milliseconds,
    ...parties,
    /** Ours: messages of the other side that the requester has not read. */
    unread_count: z.int().min(0),
    /** Ours: stands above others in the employer's inbox, because the candidate has silver+. */
    promoted: z.boolean(),
    /** Ours: what the employer has decided; both sides see it (employers-36). */
    decision: z.enum(APPLICATION_DECISIONS).nullable(),
    /** Ours: what the employer has noted; the candidate never gets it (employers-61). */
    note: text(NOTE_MAX_LENGTH).nullable().optional(),
    /** Ours: the operator has blocked the other side's account: nobody answers any more (safety-9). */
    blocked: z.boolean().optional(),
    /** Ours: dates for an interview, where there were any (messages-30). */
    _interview: interview.optional(),
    _client: client,
    /** First item used; empty when no active job is attached. */
    _job_demand_with_labels: z.array(jobDemandWithLabels),
  })
  .meta({ id: 'Conversation' });

/** A message of a conversation. */
export const message = z
  .object({
    id,
    message: text(10_000),
    type: z.enum(['application', 'outreach']),
    created_at: milliseconds,
    communication_id: id,
    ...parties,
    /** Ours: an operator reads it before the other side does (safety-8). */
    held: z.boolean().optional(),
    /** Ours: which colleague of the reader wrote it; the other side never gets it (employers-82). */
    colleague: text(254).optional(),
    /** Ours: place in the conversation from 0; messages are only ever added at the end. */
    position: z.int().min(0),
    /** Ours: what the reader should be careful with; none in own messages (messages-18). */
    _warnings: z.array(safetyWarning),
    /** Ours: papers that went along. */
    _papers: z.array(attachedPaper).optional(),
  })
  .meta({ id: 'Message' });

/** Body of POST /application (jobs-53). */
export const applicationInput = z
  .object({
    message: messageText,
    candidate_id: id,
    client_id: id,
    job_demand_id: idOrZero,
    users_id: id,
    show_contact_details: z.enum(['on', 'off']),
    profile_phone: z.optional(contactRules.phone),
    profile_salutation_id: salutationId.nullable().optional(),
    profile_first_name: z.optional(contactRules.first_name),
    profile_last_name: z.optional(contactRules.last_name),
    outreach_template_id: idOrZero,
    /** Ours: own papers that go along. */
    paper_ids: z.array(id).max(PAPERS_PER_MESSAGE).optional(),
  })
  .meta({ id: 'ApplicationInput' });

/** Body of POST /communication/{id}/decision: the new state, with the message that says so. */
export const decisionInput = z
  .object({
    decision: z.enum(APPLICATION_DECISIONS),
    message: messageText,
    /** Made once for each answer: sent again, it adds no second message. */
    client_key: z.uuid(),
  })
  .meta({ id: 'DecisionInput' });

/** Body of PUT /communication/{id}/note; an empty note deletes it. */
export const noteInput = z
  .object({
    note: text(NOTE_MAX_LENGTH),
    /** What stood there when it was opened: a colleague's words are never written over unseen. */
    before: text(NOTE_MAX_LENGTH),
  })
  .meta({ id: 'NoteInput' });

/** Body of POST /job_demand/{id}/refusals: each with the text that was looked at. */
export const refusalsInput = z
  .object({
    refusals: z
      .array(z.object({ communication_id: id, message: messageText, client_key: z.uuid() }))
      .min(1)
      .max(REFUSALS_AT_ONCE),
  })
  .meta({ id: 'RefusalsInput' });

/** What has become of refusals that were sent together. */
export const refusalsResult = z
  .object({
    sent: z.array(id),
    failed: z.array(z.object({ communication_id: id, message: text(500) })),
  })
  .meta({ id: 'RefusalsResult' });

/** Body of POST /message: the outreach payload of a conversation. */
export const messageInput = applicationInput
  .partial()
  .extend({
    message: messageText,
    communication_id: id,
    type: z.literal('outreach'),
    contact_data: contactData.optional(),
    /** Ours: made once for each message by the sender; sent again, it adds no second one. */
    client_key: z.uuid().optional(),
  })
  .meta({ id: 'MessageInput' });

export type ContactData = z.output<typeof contactData>;
export type Conversation = z.output<typeof conversation>;
export type Message = z.output<typeof message>;
export type ApplicationInput = z.input<typeof applicationInput>;
export type DecisionInput = z.input<typeof decisionInput>;
export type NoteInput = z.input<typeof noteInput>;
export type RefusalsInput = z.input<typeof refusalsInput>;
export type MessageInput = z.input<typeof messageInput>;
