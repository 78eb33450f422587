import { z } from 'zod';
import { JOB_GROUPS, JOB_REASONS } from '../constants.ts';
import { id, milliseconds, text } from '../primitives.ts';
import { client, clientProfile } from './client.ts';
import { contactPreference } from './employer-job.ts';
import { shownPicture } from './picture.ts';
import { safetyWarning } from './safety-warning.ts';

/** A contact between a candidate and the employer of a job. */
export const outreach = z
  .object({
    id,
    communication_id: id,
    job_demand_id: id.nullable(),
    candidate_id: id,
    client_id: id,
    created_at: milliseconds,
  })
  .meta({ id: 'Outreach' });

/** A job in lists (jobs-3). id 0 and -1 mark entries that lists drop or do not count. */
export const jobDemandLean = z
  .object({
    id: z.int().min(-1),
    key: text(100),
    title: text(300),
    client_id: id,
    search_location_label: text(300).nullable(),
    work_load_label: text(200).nullable(),
    /** When it is done, as its employer says; left out where that is said in the text alone (employers-96). */
    times_label: text(200).optional(),
    homeoffice_id: id.nullable(),
    homeoffice_label: text(200).nullable(),
    /** The candidate's activity that fits this job; the match line of the card. */
    potential_jobs_label: text(300).nullable(),
    /** Set when the match line is to be shown. */
    potential_jobs_match: z.boolean(),
    job_type_label: text(200).nullable(),
    /** Pay as the employer put it. Ours, as are the next two. */
    pay_label: text(200).nullable(),
    /**
     * Kilometres with one decimal, as the crow flies, from the postal code that is filtered by,
     * otherwise from the candidate's; null when one of both places is unknown (jobs-60).
     */
    distance_km: z.number().min(0).nullable(),
    /** Null for employers and for candidates without place and activities (jobs-57). */
    group: z.enum(JOB_GROUPS).nullable(),
    /** Why it stands there; ours, a backend of before has none (jobs-152). */
    why: z.enum(JOB_REASONS).nullable().optional(),
    created_at: milliseconds,
    /** When one can no longer apply: the midnight after the last day; ours, a backend of before has none. */
    ends_at: milliseconds.nullable().optional(),
    _client: client,
    _outreaches_to_candidate: z.array(outreach),
    /** The requesting candidate has saved it. */
    _saved: z.boolean(),
    /**
     * The requesting candidate has hidden it: only /hidden_job, a key and the job's page show it.
     */
    _hidden: z.boolean(),
  })
  .meta({ id: 'JobDemandLean' });

/** A job with everything its page shows (jobs-40). */
export const jobDemand = jobDemandLean
  .extend({
    /** HTML of the employer: to be sanitised before it is shown. */
    description: z.string(),
    postal_code: text(10).nullable(),
    city: text(200).nullable(),
    region_label: text(200).nullable(),
    /** Degrees, for the map; null without a place. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** In metres: how far candidates may live away; null for no limit. */
    radius: z.int().min(0).nullable(),
    contact_preference: contactPreference,
    /** Where its employer takes applications itself; ours, a backend of before has none (employers-87). */
    application_address: text(500).nullable().optional(),
    /** People wanted, first day of work, street; null: not said. Ours, a backend of before has none (employers-93). */
    places: z.int().min(1).nullable().optional(),
    starts_on: z.iso.date().nullable().optional(),
    street: text(200).nullable().optional(),
    /** Ours; left out where there is none (employers-94). */
    picture: shownPicture.optional(),
    /** Kind of contract in words (employers-35). */
    contract_label: text(100).nullable(),
    /** Present when the requesting candidate has already written. */
    _application_on_job_demand: z.object({ id, created_at: milliseconds }).nullable(),
    /** Ours: what to be careful with; none for its owner (safety-5). */
    _warnings: z.array(safetyWarning),
    _client: clientProfile,
  })
  .meta({ id: 'JobDemand' });

export type Outreach = z.output<typeof outreach>;
export type JobDemandLean = z.output<typeof jobDemandLean>;
export type JobDemand = z.output<typeof jobDemand>;
