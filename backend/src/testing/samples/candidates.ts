import { CANDIDATE_SEARCH_ID, testUsers } from '../test-users.ts';
import { none, type Samples } from './sample-of.ts';

const { candidate } = testUsers;
const survey = { users_id: candidate.usersId, candidate_id: candidate.candidateId };
const unknownToken = 'x'.repeat(43);

/** What candidates tell of themselves, their searches and matching. */
export const candidateSamples = {
  'GET /candidate': none('candidate'),
  'GET /candidate/{id}/agent': { as: 'candidate', params: { id: candidate.candidateId } },
  'PUT /candidate/{id}': {
    as: 'candidate',
    params: { id: candidate.candidateId },
    body: {
      id: candidate.candidateId,
      main_job: { sector_id: 1, subsector_id: 11, job_position: 'Tischler' },
      ops: { mode: 'main_job_update' },
    },
  },
  'POST /alert_unsubscribe': { as: null, body: { token: unknownToken } },
  'GET /search_what': { as: 'candidate', query: { mode: 'modal' } },
  'GET /search_location': {
    as: 'candidate',
    query: { mode: 'autocomplete', search: 'Köln' },
  },
  'GET /search_location/{id}': {
    as: 'candidate',
    params: { id: 1_506_671 },
    query: { label: '50667 Köln, 10 km' },
  },
  'GET /job_search': none('candidate'),
  'POST /job_search': {
    as: 'candidate',
    body: {
      candidate_id: candidate.candidateId,
      users_id: candidate.usersId,
      search_what_id: 1,
      search_location_id: null,
    },
  },
  'GET /job_search/{id}': { as: 'candidate', params: { id: CANDIDATE_SEARCH_ID } },
  'PATCH /job_search/{id}': {
    as: 'candidate',
    params: { id: CANDIDATE_SEARCH_ID },
    body: { title: 'Suche' },
  },
  'PATCH /job_search/{id}/alert': {
    as: 'candidate',
    params: { id: CANDIDATE_SEARCH_ID },
    body: { alert_label: '1x Täglich', alert_config_id: 2 },
  },
  'DELETE /job_search/{id}': { as: 'candidate', params: { id: CANDIDATE_SEARCH_ID } },
  'POST /job_search/{id}/restore': { as: 'candidate', params: { id: CANDIDATE_SEARCH_ID } },
  'GET /sector': none('candidate'),
  'GET /subsector': { as: 'candidate', query: { sector_id: 1 } },
  'GET /experience_years': none('candidate'),
  'GET /employer_years': none('candidate'),
  'GET /education_level': none('candidate'),
  'GET /work_load_candidate': none('candidate'),
  'GET /radius': none('candidate'),
  'GET /alert_config': none('candidate'),
  'GET /candidate_matching_positions': none('candidate'),
  'POST /candidate_matching_positions': {
    as: 'candidate',
    body: { candidateId: candidate.candidateId, position_id: 1, matching_used: 'false' },
  },
  'GET /candidate_matching_potential_jobs': none('candidate'),
  'POST /exclude_position_survey': {
    as: 'candidate',
    body: {
      response: 1,
      users_id: candidate.usersId,
      candidateId: candidate.candidateId,
      positions_id: 1,
      candidate_matching_position_id: 501,
    },
  },
  'POST /deactivate_survey': { as: 'candidate', body: { ...survey, response: 1 } },
  'POST /nps_candidate': { as: 'candidate', body: { ...survey, points: 10 } },
} satisfies Partial<Samples>;
