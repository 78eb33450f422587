import { z } from 'zod';
import { isNewJobKey, jobOfDraft } from '../job-draft-keys.ts';
import { id, milliseconds, text } from '../primitives.ts';

/** Begun advertisements of one employer: nobody finds one among more. */
export const JOB_DRAFTS_MAX = 100;

/**
 * Names a draft within its employer: what the page has made for a new advertisement, and is its
 * `client_key` when it is posted, or 'job-12' for changes of one that is there.
 */
export const jobDraftKey = z
  .string()
  .max(40)
  .refine((key) => isNewJobKey(key) || jobOfDraft(key) !== null, 'Diesen Entwurf gibt es nicht.');

/** Characters of all that a draft holds, far more than a form takes. */
const CONTENT_MAX_LENGTH = 60_000;

/** Fields of the form by their names, as they were typed; the page checks what it knows of them. */
const typedFields = z.record(
  text(40),
  z.union([text(20_000), z.int().min(0).max(2_147_483_647), z.null()]),
);

/** What was typed, and over which version of the advertisement. */
const jobDraftContent = z
  .object({
    fields: typedFields,
    over: z.object({ version: text(40), fields: typedFields }).nullable(),
  })
  .refine((content) => JSON.stringify(content).length <= CONTENT_MAX_LENGTH, 'Das ist zu lang.')
  .meta({ id: 'JobDraftContent' });

/** A draft. Version 0 and no draft: nothing is stored. */
export const jobDraft = z
  .object({
    version: z.int().min(0),
    draft: jobDraftContent.nullable(),
    /** What was replaced as a whole the last time, to come back to. */
    previous: jobDraftContent.nullable(),
    updated_at: milliseconds.nullable(),
    /** Who of the employer saved it last; null where that is the one who asks, or is gone. */
    saved_by: z.string().nullable(),
  })
  .meta({ id: 'JobDraft' });

/** A draft in a list. */
export const jobDraftSummary = z
  .object({
    key: jobDraftKey,
    /** The advertisement that it changes; null for a new one. */
    job_demand_id: id.nullable(),
    /** As it is typed, or else that of the advertisement; '' for none. */
    title: z.string(),
    position_label: z.string().nullable(),
    postal_code: z.string().nullable(),
    updated_at: milliseconds,
    saved_by: z.string().nullable(),
  })
  .meta({ id: 'JobDraftSummary' });

/** What is sent to save; `version` is the one that was changed. */
export const jobDraftInput = z
  .object({
    version: z.int().min(0).max(2_000_000_000),
    draft: jobDraftContent,
    /** Keeps what was stored as `previous`. */
    keep_previous: z.boolean().default(false),
  })
  .meta({ id: 'JobDraftInput' });

export type JobDraft = z.output<typeof jobDraft>;
export type JobDraftContent = z.output<typeof jobDraftContent>;
export type JobDraftInput = z.input<typeof jobDraftInput>;
export type JobDraftSummary = z.output<typeof jobDraftSummary>;
