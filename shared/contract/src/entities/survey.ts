import { z } from 'zod';
import { NPS_MAX, NPS_MIN } from '../constants.ts';
import { id } from '../primitives.ts';

/** Why the job search was deactivated: 1 no answer, 2 only looked, 3 found here, 4 found elsewhere. */
export const deactivateSurveyInput = z
  .object({ users_id: id, candidate_id: id, response: z.int().min(1).max(4) })
  .meta({ id: 'DeactivateSurveyInput' });

export const npsInput = z
  .object({ users_id: id, candidate_id: id, points: z.int().min(NPS_MIN).max(NPS_MAX) })
  .meta({ id: 'NpsInput' });

/** Why an activity was removed: 1 no answer, 2 no longer wanted, 3 a mistake (profile-27). */
export const excludePositionSurveyInput = z
  .object({
    response: z.int().min(1).max(3),
    users_id: id,
    candidateId: id,
    positions_id: id,
    candidate_matching_position_id: id,
  })
  .meta({ id: 'ExcludePositionSurveyInput' });

export const surveyRecord = z.object({ id }).meta({ id: 'SurveyRecord' });
