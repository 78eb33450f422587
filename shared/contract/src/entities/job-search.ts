import { z } from 'zod';
import { ALERT_CONFIG_DEFAULT_ID, CONTRACT_KINDS, JOB_TIMES } from '../constants.ts';
import { searchTitleForm } from '../forms/saved-search.ts';
import { id, idOrZero, text, version } from '../primitives.ts';
import { candidateLocation } from './candidate.ts';

/** A location option id: -1 is all. */
export const locationOptionId = z.int().min(-1).max(2_147_483_647);

/** Some ids of a list of choices, with commas between them; ours (jobs-58). */
export const chosenIds = z
  .string()
  .max(200)
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/);

/** Some words of a list, with commas between them. */
const someOf = (words: readonly string[]) =>
  text(200).refine((list) => list.split(',').every((word) => words.includes(word)));

/** What a search asks of jobs beside position and place; ours (jobs-58, jobs-150, jobs-151). */
export const narrowing = {
  job_type_ids: chosenIds.optional(),
  work_load_ids: chosenIds.optional(),
  /** In title, text or name of the employer. */
  words: text(100).trim().min(1).optional(),
  /** Cents an hour at least. */
  pay_from: z
    .string()
    .regex(/^[1-9]\d{2,5}$/)
    .optional(),
  contract_kinds: someOf(CONTRACT_KINDS).optional(),
  times: someOf(JOB_TIMES).optional(),
};
const savedNarrowing = z.object(narrowing);

/** A saved search in the list (jobs-29). auto: generated from the profile. */
export const jobSearch = z
  .object({
    id: idOrZero,
    title: text(200),
    type: z.enum(['auto', 'manual']),
    search_what_id: id.nullable(),
    search_what_label: text(200).nullable(),
    search_location_id: locationOptionId.nullable(),
    search_location_label: text(300).nullable(),
    alert_config_id: id,
    alert_contig_label: text(200),
    /** Ours; a backend of before has none (jobs-24). */
    narrowing: savedNarrowing.optional(),
    /** Ours: name of the helper who saved it (account-72). */
    saved_by: text(80).optional(),
  })
  .meta({ id: 'JobSearch' });

/** A saved search with what its page shows (jobs-31). */
export const jobSearchDetail = jobSearch
  .extend({
    map_location_label: text(300).nullable(),
    regions_id: z.int().min(0).nullable(),
    postal_code: text(10).nullable(),
    radius: z.int().min(0).nullable(),
    /** Degrees, for the map; null where there is no place, and for a whole Land. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    version,
    _candidate: z.object({
      display: z.object({ potential_jobs_count: z.int().min(0) }),
      location: candidateLocation,
    }),
  })
  .meta({ id: 'JobSearchDetail' });

export const jobSearchInput = z
  .object({
    candidate_id: id,
    users_id: id,
    alert_config_id: id.default(ALERT_CONFIG_DEFAULT_ID),
    search_what_id: id,
    search_location_id: locationOptionId.nullable(),
    narrowing: savedNarrowing.optional(),
  })
  .meta({ id: 'JobSearchInput' });

/** Body of PATCH /job_search/{id}: only the fields of the edited part (jobs-31). */
export const jobSearchPatch = z
  .object({
    title: searchTitleForm.shape.title,
    search_what_id: id,
    search_what_label: text(200),
    alert_config_id: id,
    search_location_label: text(300).nullable(),
    search_location_id: locationOptionId.nullable(),
    regions_id: z.int().min(0).nullable(),
    postal_code: text(10).nullable(),
    radius: z.int().min(0).max(1_000_000).nullable(),
    narrowing: savedNarrowing,
    version,
  })
  .partial()
  .meta({ id: 'JobSearchPatch' });

export const alertUpdate = z
  .object({ alert_label: text(200), alert_config_id: id })
  .meta({ id: 'AlertUpdate' });

export type JobSearch = z.output<typeof jobSearch>;
export type JobSearchDetail = z.output<typeof jobSearchDetail>;
export type JobSearchInput = z.input<typeof jobSearchInput>;
/** As calls and saved searches have it. */
export type Narrowing = z.output<typeof savedNarrowing>;
export type JobSearchPatch = z.input<typeof jobSearchPatch>;
