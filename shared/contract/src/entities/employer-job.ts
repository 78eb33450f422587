import { z } from 'zod';
import {
  CONTACT_PREFERENCES,
  CONTRACT_KINDS,
  JOB_PLACES_MAX,
  JOB_STATUSES,
  JOB_TIMES,
  PAY_MAX_CENTS,
  PAY_UNITS,
} from '../constants.ts';
import { jobRules } from '../forms/employer-job.ts';
import { id, milliseconds, radiusMeters, text, version } from '../primitives.ts';
import { editedPicture, jobPictureInput } from './picture.ts';

export const jobStatus = z.enum(JOB_STATUSES);
export const contactPreference = z.enum(CONTACT_PREFERENCES);

/** A job in the employer's list. */
export const employerJob = z
  .object({
    id,
    title: text(300),
    status: jobStatus,
    /** The operator has hidden it (operators-11). */
    hidden: z.boolean().optional(),
    /** An operator looks at it before anybody sees it (safety-8). */
    held: z.boolean().optional(),
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
    /** Times that it stood in a list, and that its page was opened; an earlier backend says none. */
    shown: z.int().min(0).optional(),
    opened: z.int().min(0).optional(),
    /** When it ends by itself; null: with its employer's closing (employers-37). */
    ends_at: milliseconds.nullable(),
    /** The one conversation, where there is exactly one. */
    communication_id: id.nullable(),
  })
  .meta({ id: 'EmployerJob' });

const payCents = z.int().min(1).max(PAY_MAX_CENTS, 'Bitte prüfen Sie den Betrag.');

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
    /** Pay in cents for its unit; left out as before the fields were there, what is stored stays. */
    pay_unit: z.enum(PAY_UNITS).nullable().optional(),
    pay_from: payCents.nullable().optional(),
    pay_to: payCents.nullable().optional(),
    contract_kind: z.enum(CONTRACT_KINDS).nullable().optional(),
    contact_preference: contactPreference,
    /**
     * One https link or one mail address, where the employer takes applications itself; null for none, left out
     * it stays. Private employers have none (employers-87).
     */
    application_address: z.nullable(jobRules.application_address).optional(),
    /** How many people are wanted; null: not said. Left out, these three stay (employers-93). */
    places: z.int().min(1).max(JOB_PLACES_MAX).nullable().optional(),
    /** Days and parts of the day on which there is work; null: the text says it. Left out, they stay (employers-96). */
    times: z.array(z.enum(JOB_TIMES)).max(JOB_TIMES.length).nullable().optional(),
    /** First day of work, yyyy-mm-dd. */
    starts_on: z.iso
      .date()
      .refine((day) => day > '2000' && day < '2100', 'Bitte prüfen Sie das Jahr.')
      .nullable()
      .optional(),
    /** Street and number of the place of work; of companies only. */
    street: z.nullable(jobRules.street).optional(),
    /** Left out, the picture stays. Private employers have none (employers-94). */
    picture: jobPictureInput.nullable().optional(),
    /** Last day in Germany, yyyy-mm-dd; left out, a new one runs 60 days and another stays. */
    ends_on: z.iso.date().nullable().optional(),
    /**
     * The price without VAT, in cents, that the employer has agreed to for what becomes another job
     * (employers-29); left out, nothing is booked.
     */
    net_cents: z.int().min(0).optional(),
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
  .omit({ net_cents: true })
  .extend({
    id,
    status: jobStatus,
    /** An operator looks at it before anybody sees it (safety-8). */
    held: z.boolean().optional(),
    title: text(300),
    description: z.string(),
    radius: z.int().min(0).nullable(),
    position_id: id.nullable(),
    position_label: text(200).nullable(),
    postal_code: text(10).nullable(),
    work_load_id: id.nullable(),
    created_at: milliseconds,
    picture: editedPicture.nullable().optional(),
    /** What was booked; null for the free one of a private household (employers-29). */
    booked: z
      .object({
        title: text(300),
        position_id: id.nullable(),
        position_label: text(200).nullable(),
        postal_code: text(10).nullable().optional(),
        /** Town of the postal code; ours. */
        town: text(200).nullable().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'EditedJob' });

/** What the link of a mail has prolonged (employers-41). */
export const prolongedJob = z
  .object({ title: text(300), ends_at: milliseconds })
  .meta({ id: 'ProlongedJob' });

export type JobStatus = z.output<typeof jobStatus>;
export type ContactPreference = z.output<typeof contactPreference>;
export type ProlongedJob = z.output<typeof prolongedJob>;
export type EmployerJob = z.output<typeof employerJob>;
export type EmployerJobInput = z.input<typeof employerJobInput>;
export type NewJobInput = z.input<typeof newJobInput>;
export type EditedJob = z.output<typeof editedJob>;
