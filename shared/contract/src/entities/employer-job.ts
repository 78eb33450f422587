import { z } from 'zod';
import { CONTACT_PREFERENCES, JOB_STATUSES } from '../constants.ts';
import { jobRules } from '../forms/employer-job.ts';
import { id, milliseconds, radiusMeters, text, version } from '../primitives.ts';

export const jobStatus = z.enum(JOB_STATUSES);
export const contactPreference = z.enum(CONTACT_PREFERENCES);

/** A job in the employer's list. */
export const employerJob = z
  .object({
    id,
    title: text(300),
    status: jobStatus,
    created_at: milliseconds,
    position_label: text(200).nullable(),
    search_location_label: text(300).nullable(),
    work_load_label: text(200).nullable(),
    /** Conversations about it that candidates have begun. */
    applications: z.int().min(0),
    /** Conversations about it that the employer has begun. */
    outreaches: z.int().min(0),
    /** Messages in all of them that the employer has not read. */
    unread: z.int().min(0),
    /** The one conversation, where there is exactly one. */
    communication_id: id.nullable(),
  })
  .meta({ id: 'EmployerJob' });

/** What an employer writes about a job. The description is plain text; see job-text.ts. */
export const employerJobInput = z
  .object({
    title: jobRules.title,
    position_id: id,
    description: jobRules.description,
    postal_code: jobRules.postal_code,
    /** In metres: how far candidates may live away; null for no limit. */
    radius: radiusMeters.nullable(),
    work_load_id: id,
    /** Private employers give none. */
    job_type_id: id.nullable(),
    homeoffice_id: id,
    contact_preference: contactPreference,
    version,
  })
  .meta({ id: 'EmployerJobInput' });

/** Body of POST /job_demand. */
export const newJobInput = employerJobInput
  .extend({
    /** Made once for each advertisement: sent again, it adds no second one. */
    client_key: z.uuid(),
    /** The price without VAT, in cents, that the employer has agreed to; 0 for private ones. */
    net_cents: z.int().min(0),
  })
  .meta({ id: 'NewJobInput' });

/** A job as its employer edits it. */
export const editedJob = employerJobInput
  .extend({
    id,
    status: jobStatus,
    title: text(300),
    description: z.string(),
    radius: z.int().min(0).nullable(),
    position_id: id.nullable(),
    position_label: text(200).nullable(),
    postal_code: text(10).nullable(),
    work_load_id: id.nullable(),
    created_at: milliseconds,
  })
  .meta({ id: 'EditedJob' });

export type JobStatus = z.output<typeof jobStatus>;
export type ContactPreference = z.output<typeof contactPreference>;
export type EmployerJob = z.output<typeof employerJob>;
export type EmployerJobInput = z.input<typeof employerJobInput>;
export type NewJobInput = z.input<typeof newJobInput>;
export type EditedJob = z.output<typeof editedJob>;
