import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { matchingPosition, matchingPotentialJob } from '../entities/matching.ts';
import {
  deactivateSurveyInput,
  excludePositionSurveyInput,
  npsInput,
  surveyRecord,
} from '../entities/survey.ts';
import { flagText, id } from '../primitives.ts';

export const matchingCalls = {
  'GET /candidate_matching_positions': {
    group: 'main',
    identity: 'candidate',
    summary: "Activities of one's own experience with their sources.",
    rules: 'profile-24',
    response: z.array(matchingPosition),
  },
  'POST /candidate_matching_positions': {
    group: 'main',
    identity: 'candidate',
    summary: 'Switches the use of an activity for matching.',
    rules: 'profile-26',
    ours: true,
    body: z.object({ candidateId: id, position_id: id, matching_used: flagText }),
    response: matchingPosition,
    errors: ['not_found', 'forbidden'],
  },
  'GET /candidate_matching_potential_jobs': {
    group: 'main',
    identity: 'candidate',
    summary:
      'The catalogue of further activities; the flags potential_job_N say which the candidate can imagine.',
    rules: 'profile-30',
    response: z.array(matchingPotentialJob),
  },
  'POST /exclude_position_survey': {
    group: 'main',
    identity: 'candidate',
    summary: 'Why an activity was removed.',
    rules: 'profile-27',
    body: excludePositionSurveyInput,
    response: surveyRecord,
    errors: ['forbidden'],
  },
  'POST /deactivate_survey': {
    group: 'main',
    identity: 'candidate',
    summary: 'Why the job search was deactivated.',
    rules: 'account-13',
    body: deactivateSurveyInput,
    response: surveyRecord,
    errors: ['forbidden'],
  },
  'POST /nps_candidate': {
    group: 'main',
    identity: 'candidate',
    summary: 'How likely a recommendation is, 0 to 10.',
    rules: 'account-14',
    body: npsInput,
    response: surveyRecord,
    errors: ['forbidden'],
  },
} as const satisfies CallTable;
