import { z } from 'zod';
import { id, milliseconds, text } from '../primitives.ts';
import {
  candidateEducation,
  candidateLocation,
  candidateMainJob,
  candidatePreferences,
} from './candidate.ts';
import { matchingPosition } from './matching.ts';

/** Fields that stay in the browser when an assistant gets the profile (assistants-17). */
export const AGENT_INTERNAL_FIELDS = [
  'candidate_matching_positions',
  'id',
  'key',
  'new_positions_auto_id',
  'position_pattern_id',
  'positions_auto_id',
  'potential_jobs',
  'potential_jobs_id',
  'registered_at',
] as const;

/** What an assistant gets to know about a person. */
export const userProfile = z
  .object({
    contact: z.object({ name: text(300).nullable() }),
    location: candidateLocation.pick({ postal_code: true }),
    main_job: candidateMainJob.pick({ job_position: true, job_experience: true }),
    education: candidateEducation.pick({ level: true }),
    preferences: candidatePreferences.pick({ work_load: true }),
  })
  .meta({ id: 'UserProfile' });

/** Candidate details for assistants, with the internal fields (GET /candidate/{id}/agent). */
export const candidateAgent = userProfile
  .extend({
    id,
    key: text(100),
    registered_at: milliseconds,
    candidate_matching_positions: z.array(matchingPosition),
    new_positions_auto_id: z.array(id),
    positions_auto_id: z.array(id),
    position_pattern_id: z.array(id),
    potential_jobs: z.array(text(200)),
    potential_jobs_id: z.array(id),
  })
  .meta({ id: 'CandidateAgent' });

export type UserProfile = z.output<typeof userProfile>;
export type CandidateAgent = z.output<typeof candidateAgent>;
