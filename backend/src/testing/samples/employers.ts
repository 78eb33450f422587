import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { API_KEY_ID } from '../api-keys.ts';
import { colleagueIds, INVITATION_ID, INVITATION_TOKEN } from '../colleagues.ts';
import {
  BOOKING_ID,
  employerJobSample,
  employerProfileSample,
  INVOICE_ID,
  MATCHING_JOB_ID,
} from '../employers.ts';
import { JOB_IMPORT_ID, JOB_IMPORT_UPLOAD_ID } from '../job-imports.ts';
import { JOB_ID } from '../jobs.ts';
import { CERTIFICATE_ID, PICTURE_UPLOAD_ID } from '../papers.ts';
import { testUsers } from '../test-users.ts';
import { WEBHOOK_DELIVERY_ID, WEBHOOK_ID } from '../webhooks.ts';
import { none, type Samples } from './sample-of.ts';

const { candidate, paidCandidate } = testUsers;

/** What employers ask for. */
export const employerSamples = {
  'GET /candidate_count': { as: 'company', query: { search_what_id: 1 } },
  'GET /client': none('company'),
  'GET /api_key': none('company'),
  'POST /api_key': { as: 'company', body: { name: 'Website' } },
  'DELETE /api_key/{id}': { as: 'company', params: { id: API_KEY_ID } },
  'GET /webhook': none('company'),
  'POST /webhook': { as: 'company', body: { url: 'https://ats.example/in' } },
  'DELETE /webhook/{id}': { as: 'company', params: { id: WEBHOOK_ID } },
  'POST /webhook/{id}/test': { as: 'company', params: { id: WEBHOOK_ID } },
  'POST /webhook/{id}/resume': { as: 'company', params: { id: WEBHOOK_ID } },
  'GET /webhook/{id}/deliveries': { as: 'company', params: { id: WEBHOOK_ID } },
  'POST /webhook_delivery/{id}/resend': { as: 'company', params: { id: WEBHOOK_DELIVERY_ID } },
  'GET /job_draft': none('company'),
  'GET /job_draft/{key}': { as: 'company', params: { key: `job-${JOB_ID}` } },
  'PUT /job_draft/{key}': {
    as: 'company',
    params: { key: `job-${JOB_ID}` },
    body: { version: 0, draft: { fields: { title: 'Empfang' }, over: null } },
  },
  'DELETE /job_draft/{key}': { as: 'company', params: { key: `job-${JOB_ID}` } },
  'GET /job_import': none('company'),
  'POST /job_import': {
    as: 'company',
    body: {
      source: { kind: 'upload', id: JOB_IMPORT_UPLOAD_ID },
      end_missing: false,
      work_load_id: 1,
      job_type_id: 2,
    },
  },
  'GET /job_import/{id}': { as: 'company', params: { id: JOB_IMPORT_ID } },
  'POST /job_import/{id}/confirm': {
    as: 'company',
    params: { id: JOB_IMPORT_ID },
    body: { net_cents: 0 },
  },
  'GET /colleague': none('company'),
  'PATCH /colleague/{id}': {
    as: 'company',
    params: { id: colleagueIds.applications },
    body: { role: 'invoices' },
  },
  'PUT /colleague/mails': { as: 'company', body: { mails: ['applications', 'invoices'] } },
  'DELETE /colleague/{id}': { as: 'company', params: { id: colleagueIds.invoices } },
  'POST /colleague_invitation': {
    as: 'company',
    body: { email: 'neu@test.example', role: 'applications' },
  },
  'DELETE /colleague_invitation/{id}': { as: 'company', params: { id: INVITATION_ID } },
  'POST /colleague_invitation/open': { as: null, body: { token: INVITATION_TOKEN } },
  'POST /colleague_invitation/accept': {
    as: null,
    body: { token: INVITATION_TOKEN, name: 'Anna Neu', password: 'ein langes Passwort' },
  },
  'POST /client/non_profit': { as: 'company', body: { paper_id: CERTIFICATE_ID } },
  'POST /client_picture': {
    as: 'company',
    body: { kind: 'picture', upload_id: PICTURE_UPLOAD_ID },
  },
  'DELETE /client_logo': none('company'),
  'PUT /client': { as: 'company', body: employerProfileSample },
  'GET /employer_type': none('company'),
  'GET /profile_age': none('company'),
  'GET /company_size': none('company'),
  'GET /work_load': none('company'),
  'GET /job_type': none('company'),
  'GET /homeoffice': none('company'),
  'GET /postal_code': { as: 'company', query: { digits: '1067' } },
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
  'PUT /job_demand/{id}': {
    as: 'company',
    params: { id: JOB_ID },
    body: { ...employerJobSample, net_cents: JOB_BOOKING_NET_CENTS },
  },
  'PATCH /job_demand/{id}/status': {
    as: 'company',
    params: { id: JOB_ID },
    body: { status: 'active' },
  },
  'POST /job_demand/{id}/prolong': { as: 'company', params: { id: JOB_ID } },
  'GET /job_demand/{id}/figures': { as: 'company', params: { id: JOB_ID } },
  'GET /job_demand/{id}/applications_file': {
    as: 'company',
    params: { id: JOB_ID },
    query: { format: 'csv' },
  },
  'POST /job_prolongation': { as: null, body: { token: 'x'.repeat(43) } },
  'GET /job_demand/{id}/candidates': {
    as: 'company',
    params: { id: MATCHING_JOB_ID },
    query: { limit: 20, offset: 0 },
  },
  'GET /short_profile': none('candidate'),
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
  'GET /invoice': { as: 'company', query: { limit: 20, offset: 0 } },
  'GET /invoice/{id}/pdf': { as: 'company', params: { id: INVOICE_ID } },
} satisfies Partial<Samples>;
