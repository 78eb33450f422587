import { z } from 'zod';
import { WISHED_TIMES } from '../constants.ts';
import {
  contactRules,
  degreeForm,
  employerForm,
  mainJobForm,
  residenceForm,
  townRule,
  trainingsForm,
  traitsForm,
} from '../forms/profile.ts';
import { flagText, id, text, version } from '../primitives.ts';
import { matchingPosition } from './matching.ts';
import { potentialJobFlags } from './potential-jobs.ts';

const optionalText = (max: number) => text(max).nullable();
const optionalId = id.nullable();
const yesNoOnly = z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable();

export const salutationId = z.union([z.literal(1), z.literal(2)]);

export const candidateContact = z
  .object({
    salutation_id: salutationId.nullable(),
    first_name: z.nullable(contactRules.first_name),
    last_name: z.nullable(contactRules.last_name),
    phone: z.nullable(contactRules.phone),
    email: text(254),
    /** Salutation, both names and phone are there. */
    complete: z.boolean(),
    _salutation: z.object({ label: text(20) }).nullable(),
  })
  .meta({ id: 'CandidateContact' });

export const candidatePreferences = z
  .object({
    work_type: optionalText(200),
    work_honorary: optionalText(50),
    work_honorary_id: yesNoOnly,
    work_fully_remote_id: yesNoOnly,
    work_load_candidate_id: optionalId,
    work_load: optionalText(200),
    work_where_candidate_id: optionalId,
    /** When she would work; null for any time; ours (profile-13). */
    work_times: z.array(z.enum(WISHED_TIMES)).max(WISHED_TIMES.length).nullable().optional(),
  })
  .meta({ id: 'CandidatePreferences' });

export const candidateAdditional = potentialJobFlags
  .extend({
    language_german: flagText,
    language_english: flagText,
    language_other: flagText,
    languages: z.nullable(traitsForm.shape.languages),
  })
  .meta({ id: 'CandidateAdditional' });

export const candidateLocation = z
  .object({
    postal_code: optionalText(10),
    /** Chosen among several of the code; ours. Without it the main one (formats-31). */
    town: z.optional(z.nullable(townRule)),
    street: z.nullable(residenceForm.shape.street),
    /** In metres. */
    radius: z.int().min(0).max(1_000_000).nullable(),
  })
  .meta({ id: 'CandidateLocation' });

export const employerRecord = z
  .object({
    employer_name: z.nullable(employerForm.shape.employer_name),
    employer_department: z.nullable(employerForm.shape.employer_department),
    employer_years_id: optionalId,
    /** Label of employer_years_id. */
    employer_years: optionalText(100),
  })
  .meta({ id: 'EmployerRecord' });

const candidateDisplay = z
  .object({
    city: optionalText(200),
    /** Degrees of the postal code, for the map. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    last_employer: employerRecord,
    previous_employer: employerRecord,
    work_experience: optionalText(2_000),
    potential_jobs_count: z.int().min(0),
  })
  .meta({ id: 'CandidateDisplay' });

/** Most occupations that somebody confirms. */
const POSITIONS_MAX = 20;

export const candidateMainJob = z
  .object({
    sector_id: optionalId,
    sector: optionalText(200),
    subsector_id: optionalId,
    subsector: optionalText(200),
    job_position: z.nullable(mainJobForm.shape.job_position),
    /** Occupations that were confirmed for job_position; null while nobody was asked; ours (profile-31). */
    position_ids: z.array(id).max(POSITIONS_MAX).nullable().optional(),
    /** Occupations that one could do as well; ours. */
    related_position_ids: z.array(id).max(POSITIONS_MAX).nullable().optional(),
    experience_years_id: optionalId,
    /** Label of experience_years_id. */
    job_experience: optionalText(100),
  })
  .meta({ id: 'CandidateMainJob' });

export const candidateEducation = z
  .object({
    level_id: optionalId,
    level: optionalText(200),
    degree: z.nullable(degreeForm.shape.degree),
    more_title: z.nullable(degreeForm.shape.more_title),
    trainings: z.nullable(trainingsForm.shape.trainings),
    software: z.nullable(trainingsForm.shape.software),
  })
  .meta({ id: 'CandidateEducation' });

export const jobSearchStatus = z.enum(['active_visible', 'inactive']);

/** What a candidate may change in one request (profile-19). */
const CANDIDATE_UPDATE_MODES = [
  'contact_data_update',
  'personal_preferences_update',
  'potential_jobs_update',
  'search_location_update',
  'search_radius_update',
  'main_job_update',
  'last_employer_update',
  'previous_employer_update',
  'education_degree_update',
  'trainings_software_update',
  'job_search_change',
] as const;
export const candidateUpdateMode = z.enum(CANDIDATE_UPDATE_MODES);

/** A candidate as its owner sees it (profile-7). */
export const candidate = z
  .object({
    id,
    contact: candidateContact,
    preferences: candidatePreferences,
    additional: candidateAdditional,
    location: candidateLocation,
    display: candidateDisplay,
    main_job: candidateMainJob,
    education: candidateEducation,
    ops: z.object({ status: jobSearchStatus, mode: candidateUpdateMode.nullable() }),
    candidate_matching_positions: z.array(matchingPosition),
    version,
  })
  .meta({ id: 'Candidate' });

export type Candidate = z.output<typeof candidate>;
export type CandidateContact = z.output<typeof candidateContact>;
export type CandidateUpdateMode = z.output<typeof candidateUpdateMode>;
export type JobSearchStatus = z.output<typeof jobSearchStatus>;
export type SalutationId = z.output<typeof salutationId>;
