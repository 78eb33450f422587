import { type CallKey, JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { SESSION_IDS } from './assistants.ts';
import { CONVERSATION_ID, MESSAGE_ID } from './conversations.ts';
import { COURSE_ID } from './courses.ts';
import { sampleCv } from './cv.ts';
import {
  BOOKING_ID,
  employerJobSample,
  employerProfileSample,
  MATCHING_JOB_ID,
} from './employers.ts';
import { JOB_ID, PRIVATE_JOB_ID } from './jobs.ts';
import type { Sample } from './test-app.ts';
import {
  CANDIDATE_SEARCH_ID,
  CANDIDATE_TEMPLATE_ID,
  ORDER_ID,
  PASSWORD,
  type Person,
  testUsers,
} from './test-users.ts';

type SampleOf<K extends CallKey> = Sample<K> & {
  /** Who may send it; nobody for public calls. */
  as: Person | null;
};

const { candidate, paidCandidate } = testUsers;
const none = (as: Person | null) => ({ as });
const template = { name: 'Vorlage', message: 'Guten Tag' };
const survey = { users_id: candidate.usersId, candidate_id: candidate.candidateId };
const profile = {
  contact: { name: 'Karl' },
  location: { postal_code: '50667' },
  main_job: { job_position: 'Tischler', job_experience: null },
  education: { level: null },
  preferences: { work_load: null },
};
const unknownToken = 'x'.repeat(43);

/** One request for every call; a call without one does not compile. */
export const samples: { [K in CallKey]: SampleOf<K> } = {
  'GET /auth/me': none('candidate'),
  'GET /events': none('candidate'),
  'POST /message/{id}/report': {
    as: 'company',
    params: { id: MESSAGE_ID },
    body: { reason: 'fee' },
  },
  'POST /alert_unsubscribe': { as: null, body: { token: unknownToken } },
  'POST /auth/login': { as: null, body: { email: candidate.email, password: PASSWORD } },
  'POST /auth/signup': {
    as: null,
    body: {
      email: 'neue-firma@test.example',
      password: PASSWORD,
      role: 'client',
      sessionId: '',
      pd_person_id: '',
      pd_deal_id: '',
    },
  },
  'POST /auth/register': {
    as: null,
    body: {
      email: 'neu@test.example',
      password: PASSWORD,
      first_name: 'Ute',
      last_name: 'Neu',
      salutation_id: 2,
      phone: '030 1',
      postal_code: '01067',
    },
  },
  'GET /auth/request-magic-link': { as: null, query: { email: candidate.email } },
  'POST /auth/magic-link': { as: null, body: { token: unknownToken } },
  'POST /auth/request-password-reset': { as: null, body: { email: candidate.email } },
  'POST /auth/reset-password': { as: null, body: { token: unknownToken, password: PASSWORD } },
  'POST /auth/refresh': none('stranger'),
  'POST /auth/logout': none('stranger'),
  'POST /auth/request-email-change': {
    as: 'candidate',
    body: { email: 'anders@test.example', users_id: candidate.usersId },
  },
  'POST /auth/confirm-email-change': { as: null, body: { token: unknownToken } },
  'GET /users/{id}': { as: 'candidate', params: { id: candidate.usersId } },
  'PUT /users/{id}': {
    as: 'company',
    params: { id: testUsers.company.usersId },
    body: { _client: { profile_name: 'Weber Holzbau GmbH', contact_salutation_id: 1 } },
  },
  'DELETE /users/{id}': {
    as: 'privateEmployer',
    params: { id: testUsers.privateEmployer.usersId },
  },
  'GET /account/export': none('candidate'),
  'GET /referral': none('candidate'),
  'POST /contact': {
    as: null,
    body: { name: 'Ute Neu', email: 'ute@test.example', topic: 'question', message: 'Guten Tag' },
  },
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
  'GET /candidate_count': { as: 'company', query: { search_what_id: 1 } },
  'GET /job_demand': {
    as: 'candidate',
    query: { mode: 'lean', limit: 20, offset: 0, search_what_id: 1, search_location_id: 4 },
  },
  'GET /job_demand/{id}': { as: 'candidate', params: { id: JOB_ID } },
  'GET /job_demand/suggestions': {
    as: 'candidate',
    query: { search_what_id: 1, search_location_id: 1_506_670 },
  },
  'GET /job_demand/map': {
    as: 'candidate',
    query: { search_what_id: 1, search_location_id: 4 },
  },
  'POST /job_demand/{id}/report': {
    as: 'candidate',
    params: { id: JOB_ID },
    body: { reason: 'fraud', text: 'Es wird Geld verlangt.' },
  },
  'GET /saved_job': { as: 'candidate', query: { limit: 20, offset: 0 } },
  'POST /saved_job': { as: 'candidate', body: { job_demand_id: PRIVATE_JOB_ID } },
  'DELETE /saved_job/{id}': { as: 'candidate', params: { id: PRIVATE_JOB_ID } },
  'GET /hidden_job': { as: 'candidate', query: { limit: 20, offset: 0 } },
  'POST /hidden_job': { as: 'candidate', body: { job_demand_id: PRIVATE_JOB_ID } },
  'DELETE /hidden_job/{id}': { as: 'candidate', params: { id: PRIVATE_JOB_ID } },
  'GET /application': { as: 'candidate', query: { limit: 50, offset: 0 } },
  'GET /client': none('company'),
  'PUT /client': { as: 'company', body: employerProfileSample },
  'GET /employer_type': none('company'),
  'GET /profile_age': none('company'),
  'GET /company_size': none('company'),
  'GET /work_load': none('company'),
  'GET /job_type': none('company'),
  'GET /homeoffice': none('company'),
  'GET /postal_code/{code}': { as: 'company', params: { code: '50667' } },
  'GET /job_demand/own': { as: 'company', query: { limit: 20, offset: 0, status: 'active' } },
  'GET /job_demand/{id}/own': { as: 'company', params: { id: JOB_ID } },
  'POST /job_demand': {
    as: 'company',
    body: {
      ...employerJobSample,
      client_key: '0b8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
      net_cents: JOB_BOOKING_NET_CENTS,
    },
  },
  'PUT /job_demand/{id}': { as: 'company', params: { id: JOB_ID }, body: employerJobSample },
  'PATCH /job_demand/{id}/status': {
    as: 'company',
    params: { id: JOB_ID },
    body: { status: 'active' },
  },
  'GET /job_demand/{id}/candidates': {
    as: 'company',
    params: { id: MATCHING_JOB_ID },
    query: { limit: 20, offset: 0 },
  },
  'GET /candidate/{id}/detail': { as: 'company', params: { id: paidCandidate.candidateId } },
  'POST /candidate/{id}/outreach': {
    as: 'company',
    params: { id: candidate.candidateId },
    body: {
      job_demand_id: MATCHING_JOB_ID,
      message: 'Guten Tag',
      client_key: '1c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    },
  },
  'GET /booking': { as: 'company', query: { limit: 20, offset: 0 } },
  'GET /booking/{id}': { as: 'company', params: { id: BOOKING_ID } },
  'GET /search_what': { as: 'candidate', query: { mode: 'modal' } },
  'GET /search_location': {
    as: 'candidate',
    query: { mode: 'autocomplete', search: 'Köln' },
  },
  'GET /outreach_template': none('candidate'),
  'POST /outreach_template': { as: 'candidate', body: template },
  'POST /outreach_template/{id}': {
    as: 'candidate',
    params: { id: CANDIDATE_TEMPLATE_ID },
    body: template,
  },
  'DELETE /outreach_template/{id}': { as: 'candidate', params: { id: CANDIDATE_TEMPLATE_ID } },
  'POST /application': {
    as: 'candidate',
    body: {
      message: 'Guten Tag',
      candidate_id: candidate.candidateId,
      client_id: testUsers.company.clientId,
      job_demand_id: JOB_ID,
      users_id: candidate.usersId,
      show_contact_details: 'on',
      profile_phone: '',
      profile_salutation_id: 2,
      profile_first_name: 'Renate',
      profile_last_name: '',
      outreach_template_id: 0,
    },
  },
  'GET /communication': { as: 'candidate', query: { limit: 50, offset: 0 } },
  'GET /communication/{id}': { as: 'company', params: { id: CONVERSATION_ID } },
  'POST /communication/{id}/read': { as: 'company', params: { id: CONVERSATION_ID } },
  'GET /communication/{id}/deep_link': { as: 'company', params: { id: CONVERSATION_ID } },
  'GET /message': {
    as: 'company',
    query: { communication_id: CONVERSATION_ID, limit: 10, offset: 0, from: 'start' },
  },
  'POST /message': {
    as: 'company',
    body: {
      message: 'Guten Tag',
      communication_id: CONVERSATION_ID,
      type: 'outreach',
      users_id: testUsers.company.usersId,
      contact_data: 'anonymous',
      client_key: '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    },
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
  'GET /courses': none('paidCandidate'),
  'GET /courses/{id}': { as: 'paidCandidate', params: { id: COURSE_ID } },
  'GET /candidate_courses': none('paidCandidate'),
  'GET /usercourses/{id}': { as: 'paidCandidate', params: { id: 1 } },
  'POST /usercourses': {
    as: 'paidCandidate',
    body: { course_id: COURSE_ID, course_name: 'Gedächtnis' },
  },
  'DELETE /usercourses/{id}': { as: 'paidCandidate', params: { id: 1 } },
  'GET /candidate_subscription_details': none('paidCandidate'),
  'POST /candidate_checkout_session': {
    as: 'candidate',
    body: { id: 't', product: 'silver+ 6 Monate Mindestlaufzeit', redirectPath: 'silverplus' },
  },
  'GET /candidate_checkout_session/{id}': { as: 'candidate', params: { id: ORDER_ID } },
  'POST /candidate_checkout_session/{id}/order': {
    as: 'candidate',
    params: { id: ORDER_ID },
    body: { outcome: 'failed' },
  },
  'POST /candidate_checkout_session/{id}/cancel': { as: 'candidate', params: { id: ORDER_ID } },
  'POST /candidate_cancel_subscription': none('paidCandidate'),
  'POST /contract_cancellation': {
    as: null,
    body: { kind: 'extraordinary', name: 'Ute Neu', email: 'ute@test.example', reason: 'Umzug' },
  },
  'POST /contract_withdrawal': {
    as: null,
    body: { name: 'Ute Neu', email: 'ute@test.example', contract: 'silver+' },
  },
  'GET /cv': none('paidCandidate'),
  'PUT /cv': { as: 'paidCandidate', body: { version: 0, draft: sampleCv } },
  'DELETE /cv': none('paidCandidate'),
  'POST /chat/start': { as: 'paidCandidate', body: { userProfile: profile } },
  'POST /chat/session/{sessionId}/message': {
    as: 'paidCandidate',
    params: { sessionId: SESSION_IDS['ai-jobs'] },
    body: { message: 'Guten Tag' },
  },
  'POST /cover-letter/start': {
    as: 'paidCandidate',
    body: { userProfile: profile, jobDescription: '' },
  },
  'POST /cover-letter/continue': {
    as: 'paidCandidate',
    body: { answer: 'Ja', sessionId: SESSION_IDS['cover-letter'] },
  },
  'POST /interview/start': {
    as: 'paidCandidate',
    body: { userProfile: profile, jobRole: 'Tischler' },
  },
  'POST /interview/continue': {
    as: 'paidCandidate',
    body: { answer: 'Ja', sessionId: SESSION_IDS.interview },
  },
  'POST /job-coach/start': { as: 'paidCandidate', body: { userProfile: 'Karl, 50667' } },
  'POST /job-coach/session/{sessionId}/message': {
    as: 'paidCandidate',
    params: { sessionId: SESSION_IDS['job-coach'] },
    body: { message: 'Ja', userProfile: `Karl ${paidCandidate.candidateId}` },
  },
};
