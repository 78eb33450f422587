import { CONVERSATION_ID, CONVERSATION_JOB_ID, MESSAGE_ID } from '../conversations.ts';
import { CANDIDATE_TEMPLATE_ID, testUsers } from '../test-users.ts';
import { none, type Samples } from './sample-of.ts';

/** What the company proposes: a date after the clock of tests begins. */
const interview = {
  options: ['2026-12-01T10:00'],
  minutes: 45 as const,
  way: 'place' as const,
  where: 'Hohe Straße 1, 50667 Köln',
  message: 'Wir laden Sie ein.',
  client_key: '7c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
};

const template = { name: 'Vorlage', message: 'Guten Tag' };

/** Conversations and templates. */
export const messageSamples = {
  'GET /outreach_template': none('candidate'),
  'POST /outreach_template': { as: 'candidate', body: template },
  'POST /outreach_template/{id}': {
    as: 'candidate',
    params: { id: CANDIDATE_TEMPLATE_ID },
    body: template,
  },
  'DELETE /outreach_template/{id}': { as: 'candidate', params: { id: CANDIDATE_TEMPLATE_ID } },
  'GET /communication': { as: 'candidate', query: { limit: 50, offset: 0 } },
  'GET /communication/{id}': { as: 'company', params: { id: CONVERSATION_ID } },
  'POST /communication/{id}/decision': {
    as: 'company',
    params: { id: CONVERSATION_ID },
    body: {
      decision: 'invited',
      message: 'Wir laden Sie ein.',
      client_key: '2c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    },
  },
  'PUT /communication/{id}/note': {
    as: 'company',
    params: { id: CONVERSATION_ID },
    body: { note: 'Ruft am Montag an.', before: '' },
  },
  'POST /job_demand/{id}/refusals': {
    as: 'company',
    params: { id: CONVERSATION_JOB_ID },
    body: {
      refusals: [
        {
          communication_id: CONVERSATION_ID,
          message: 'Vielen Dank für Ihre Bewerbung.',
          client_key: '5c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
        },
      ],
    },
  },
  'PUT /communication/{id}/interview': {
    as: 'company',
    params: { id: CONVERSATION_ID },
    body: interview,
  },
  'POST /communication/{id}/interview/answer': {
    as: 'paidCandidate',
    params: { id: CONVERSATION_ID },
    body: {
      starts_at: Date.UTC(2026, 11, 1, 9),
      revision: 0,
      client_key: '8c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    },
  },
  'POST /communication/{id}/interview/cancel': {
    as: 'company',
    params: { id: CONVERSATION_ID },
    body: {
      revision: 1,
      message: 'Leider muss ich absagen.',
      client_key: '9c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    },
  },
  'GET /communication/{id}/interview/calendar': {
    as: 'company',
    params: { id: CONVERSATION_ID },
  },
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
  'POST /message/{id}/report': {
    as: 'company',
    params: { id: MESSAGE_ID },
    body: { reason: 'fee' },
  },
} satisfies Partial<Samples>;
