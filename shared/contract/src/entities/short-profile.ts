import { z } from 'zod';
import { id, messageText, milliseconds, text } from '../primitives.ts';
import { contactData } from './conversation.ts';

/** A candidate without anything that names it, in the list of those who fit a job. */
export const shortProfile = z
  .object({
    /** The candidate's id. */
    id,
    /** What the candidate has done; null when nothing is known. */
    title: text(300).nullable(),
    /** Why it fits: the activity that job and candidate share. */
    match_label: text(300).nullable(),
    city: text(200).nullable(),
    /** Whole kilometres between the places; null where one is unknown. */
    distance_km: z.int().min(0).nullable(),
    experience: text(100).nullable(),
    work_load: text(200).nullable(),
    /** The conversation of this employer about this job; null before the first message. */
    communication_id: id.nullable(),
  })
  .meta({ id: 'ShortProfile' });

/** A conversation of the asking employer with a candidate. */
const candidateContact = z.object({
  communication_id: id,
  type: z.enum(['application', 'outreach']),
  job_demand_id: id.nullable(),
  job_title: text(300).nullable(),
  created_at: milliseconds,
});

/** The page of a candidate: anonymous unless contact data was shared with the asking employer. */
export const candidateDetail = z
  .object({
    id,
    title: text(300).nullable(),
    city: text(200).nullable(),
    /** In metres: how far the candidate would go. */
    radius: z.int().min(0).nullable(),
    sector: text(200).nullable(),
    subsector: text(200).nullable(),
    experience: text(100).nullable(),
    education_level: text(200).nullable(),
    degree: text(500).nullable(),
    more_title: text(500).nullable(),
    trainings: text(2_000).nullable(),
    software: text(2_000).nullable(),
    work_load: text(200).nullable(),
    /** Would also work without pay. */
    honorary: z.boolean(),
    fully_remote: z.boolean(),
    languages: z.array(text(500)),
    /** Activities of the experience that the candidate wants to be found by. */
    positions: z.array(text(200)),
    potential_jobs: z.array(text(200)),
    /** Still looking for work. */
    searching: z.boolean(),
    contact_data: contactData,
    contacts: z.array(candidateContact),
    /** Own active jobs that fit and about which nobody has written yet. */
    jobs: z.array(z.object({ id, title: text(300) })),
  })
  .meta({ id: 'CandidateDetail' });

/** The first message of an employer to a candidate, about one of its jobs. */
export const outreachInput = z
  .object({
    job_demand_id: id,
    message: messageText,
    /** Made once for each message: sent again, it starts no second conversation. */
    client_key: z.uuid(),
  })
  .meta({ id: 'OutreachInput' });

export type ShortProfile = z.output<typeof shortProfile>;
export type CandidateDetail = z.output<typeof candidateDetail>;
export type OutreachInput = z.input<typeof outreachInput>;
