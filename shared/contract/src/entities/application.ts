import { z } from 'zod';
import { id, milliseconds, text } from '../primitives.ts';
import { client } from './client.ts';
import { contactData, jobDemandWithLabels } from './conversation.ts';
import { interview } from './interview.ts';
import { attachedPaper } from './paper.ts';

/**
 * Where a contact stands: the employer has not read it, has read it, has answered, invited to a talk or a
 * trial, hired or declined, or the job is closed without an answer that waits.
 */
const applicationState = z.enum([
  'sent',
  'read',
  'answered',
  'invited',
  'trial',
  'hired',
  'declined',
  'closed',
]);

/** What the candidate can do now. */
const applicationNextStep = z.enum(['wait', 'follow_up', 'read_answer', 'reply', 'look_further']);

/** One of the candidate's contacts in the overview. */
export const applicationOverview = z
  .object({
    communication_id: id,
    /** application: the candidate wrote first; outreach: the employer did. */
    type: z.enum(['application', 'outreach']),
    created_at: milliseconds,
    last_message_at: milliseconds,
    state: applicationState,
    next_step: applicationNextStep,
    /** Messages of the employer that the candidate has not read. */
    unread: z.int().min(0),
    /** Whether the job can still be applied for; false without a job. */
    job_open: z.boolean(),
    /** Dates for an interview, where there were any (messages-30). */
    _interview: interview.optional(),
    _client: client,
    /** Also of closed jobs; null when there never was one or it is deleted. */
    _job_demand: jobDemandWithLabels.nullable(),
  })
  .meta({ id: 'ApplicationOverview' });

/** What the candidate has sent with an application, to be kept. */
export const applicationReceipt = z
  .object({
    communication_id: id,
    sent_at: milliseconds,
    state: applicationState,
    /** What the candidate wrote. */
    message: text(10_000),
    /** What the employer sees of the candidate, or the word anonymous. */
    contact_data: contactData,
    /** Papers that went along. */
    _papers: z.array(attachedPaper),
    _client: client,
    _job_demand: jobDemandWithLabels.nullable(),
  })
  .meta({ id: 'ApplicationReceipt' });

export type ApplicationState = z.output<typeof applicationState>;
export type ApplicationNextStep = z.output<typeof applicationNextStep>;
export type ApplicationOverview = z.output<typeof applicationOverview>;
export type ApplicationReceipt = z.output<typeof applicationReceipt>;
