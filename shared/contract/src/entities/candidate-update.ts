import { z } from 'zod';
import { residenceCode } from '../forms/profile.ts';
import { id, radiusMeters, version } from '../primitives.ts';
import {
  type CandidateUpdateMode,
  candidateAdditional,
  candidateContact,
  candidateEducation,
  candidateLocation,
  candidateMainJob,
  candidatePreferences,
  candidateUpdateMode,
  employerRecord,
  jobSearchStatus,
} from './candidate.ts';

/** The section that each mode changes; the others are left alone. */
const CANDIDATE_UPDATE_SECTIONS: Readonly<
  Record<CandidateUpdateMode, readonly CandidateSection[]>
> = {
  contact_data_update: ['contact'],
  personal_preferences_update: ['additional', 'preferences'],
  potential_jobs_update: ['additional'],
  search_location_update: ['location'],
  search_radius_update: ['location'],
  main_job_update: ['main_job'],
  last_employer_update: ['display'],
  previous_employer_update: ['display'],
  education_degree_update: ['education'],
  trainings_software_update: ['education'],
  job_search_change: ['ops'],
};

type CandidateSection =
  | 'contact'
  | 'additional'
  | 'preferences'
  | 'location'
  | 'main_job'
  | 'education'
  | 'display'
  | 'ops';

/** Body of PUT /candidate/{id}: {id, a section, ops.mode} (profile-19). */
export const candidateUpdate = z
  .object({
    id,
    contact: candidateContact
      .pick({ salutation_id: true, first_name: true, last_name: true, phone: true })
      .partial()
      .optional(),
    additional: candidateAdditional.partial().optional(),
    preferences: candidatePreferences.omit({ work_load: true }).partial().optional(),
    location: candidateLocation
      .extend({
        postal_code: z.nullable(residenceCode),
        radius: radiusMeters.nullable(),
      })
      .partial()
      .optional(),
    main_job: candidateMainJob
      .pick({
        sector_id: true,
        subsector_id: true,
        job_position: true,
        experience_years_id: true,
        position_ids: true,
        related_position_ids: true,
      })
      .partial()
      .optional(),
    education: candidateEducation.omit({ level: true }).partial().optional(),
    display: z
      .object({
        last_employer: employerRecord.omit({ employer_years: true }).partial(),
        previous_employer: employerRecord.omit({ employer_years: true }).partial(),
      })
      .partial()
      .optional(),
    ops: z.object({ mode: candidateUpdateMode, status: jobSearchStatus.optional() }),
    version,
  })
  .superRefine((body, context) => {
    for (const section of CANDIDATE_UPDATE_SECTIONS[body.ops.mode]) {
      const missing = section === 'ops' ? !body.ops.status : !body[section];
      if (!missing) continue;
      context.addIssue({
        code: 'custom',
        path: section === 'ops' ? ['ops', 'status'] : [section],
        message: 'Für diese Änderung fehlt der passende Abschnitt.',
      });
    }
  })
  .meta({ id: 'CandidateUpdate' });

export type CandidateUpdate = z.input<typeof candidateUpdate>;
