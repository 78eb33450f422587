import { CONVERSATION_ID } from '../conversations.ts';
import { JOB_ID, PRIVATE_JOB_ID } from '../jobs.ts';
import { ATTACHED_PAPER_ID, PAPER_ID, PAPER_UPLOAD_ID, SMALLEST_PNG } from '../papers.ts';
import { testUsers } from '../test-users.ts';
import type { Samples } from './sample-of.ts';

const { candidate } = testUsers;

/** Finding, marking and reporting jobs, and applying. */
export const jobSamples = {
  'GET /job_demand': {
    as: 'candidate',
    query: { mode: 'lean', limit: 20, offset: 0, search_what_id: 1, search_location_id: 4 },
  },
  'GET /partner_job': {
    as: 'paidCandidate',
    query: { mode: 'list', limit: 20, offset: 0, search_what_id: 1, search_location_id: 4 },
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
  'GET /job_demand/scopes': {
    as: 'candidate',
    query: { search_what_id: 1, search_location_id: 4, job_type_ids: '1,2', work_load_ids: '1' },
  },
  'POST /job_demand/{id}/report': {
    as: 'candidate',
    params: { id: JOB_ID },
    body: { reason: 'fraud', text: 'Es wird Geld verlangt.' },
  },
  'GET /search_what/related': { as: 'candidate', query: { ids: '1,2' } },
  'GET /saved_job': { as: 'candidate', query: { limit: 20, offset: 0 } },
  'POST /saved_job': { as: 'candidate', body: { job_demand_id: PRIVATE_JOB_ID } },
  'DELETE /saved_job/{id}': { as: 'candidate', params: { id: PRIVATE_JOB_ID } },
  'GET /hidden_job': { as: 'candidate', query: { limit: 20, offset: 0 } },
  'POST /hidden_job': { as: 'candidate', body: { job_demand_id: PRIVATE_JOB_ID } },
  'DELETE /hidden_job/{id}': { as: 'candidate', params: { id: PRIVATE_JOB_ID } },
  'GET /application': { as: 'candidate', query: { limit: 50, offset: 0 } },
  'GET /paper': { as: 'paidCandidate' },
  'PATCH /paper/{id}': { as: 'paidCandidate', params: { id: PAPER_ID }, body: { name: 'Zeugnis' } },
  'DELETE /paper/{id}': { as: 'paidCandidate', params: { id: PAPER_ID } },
  'POST /paper/{id}/link': { as: 'paidCandidate', params: { id: PAPER_ID } },
  'POST /paper/{id}/preview': { as: 'paidCandidate', params: { id: PAPER_ID } },
  'POST /paper/{id}/cv_fields': { as: 'paidCandidate', params: { id: PAPER_ID } },
  'POST /paper_upload': {
    as: 'paidCandidate',
    body: { name: 'Lebenslauf.pdf', bytes: 3, fingerprint: '1' },
  },
  'PUT /paper_upload/{id}': {
    as: 'paidCandidate',
    params: { id: PAPER_UPLOAD_ID },
    body: { offset: 0, content: SMALLEST_PNG },
  },
  'POST /paper_upload/{id}/finish': { as: 'paidCandidate', params: { id: PAPER_UPLOAD_ID } },
  'POST /message_paper/{id}/link': { as: 'company', params: { id: ATTACHED_PAPER_ID } },
  'POST /communication/{id}/papers_link': { as: 'company', params: { id: CONVERSATION_ID } },
  'GET /application/file': { as: 'candidate', query: { format: 'csv' } },
  'GET /application/{id}/receipt': { as: 'paidCandidate', params: { id: CONVERSATION_ID } },
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
} satisfies Partial<Samples>;
