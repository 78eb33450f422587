import { z } from 'zod';
import { flagText, id, text } from '../primitives.ts';

/** An activity of the candidate's experience, with its sources (profile-24). */
export const matchingPosition = z
  .object({
    id,
    positions_id: id,
    label: text(200),
    matching_used: flagText,
    match_type_employer: flagText,
    match_type_education: flagText,
    match_type_workexperience: flagText,
  })
  .meta({ id: 'MatchingPosition' });

/**
 * An activity of the catalogue of those one can imagine; its id is the number of the flag
 * potential_job_N, one of the two fields carries the label.
 */
export const matchingPotentialJob = z
  .object({ id, job: text(200).optional(), job_2_0: text(200).optional() })
  .meta({ id: 'MatchingPotentialJob' });

export type MatchingPosition = z.output<typeof matchingPosition>;
