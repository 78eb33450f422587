import { type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { communications } from './database/schema.ts';
import { API_KEY_ID } from './testing/api-keys.ts';
import { INVITATION_ID, insertColleagues } from './testing/colleagues.ts';
import { CONVERSATION_ID, insertMessage } from './testing/conversations.ts';
import { BOOKING_ID, INVOICE_ID } from './testing/employers.ts';
import { HELPER_DRAFT_ID, insertHelpers, OTHER_HELPER_ID } from './testing/helpers.ts';
import { JOB_IMPORT_ID } from './testing/job-imports.ts';
import { JOB_ID } from './testing/jobs.ts';
import { ATTACHED_PAPER_ID, insertPapers, PAPER_ID, PAPER_UPLOAD_ID } from './testing/papers.ts';
import { PUSH_DEVICE_ID } from './testing/push-devices.ts';
import { samples } from './testing/samples.ts';
import { openTestApp, type Parts, type TestApp } from './testing/test-app.ts';
import {
  CANDIDATE_SEARCH_ID,
  CANDIDATE_TEMPLATE_ID,
  type Person,
  testUsers,
} from './testing/test-users.ts';

import { WEBHOOK_DELIVERY_ID, WEBHOOK_ID } from './testing/webhooks.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessage(api.db);
  await insertPapers(api.db);
  await insertColleagues(api.db);
  await insertHelpers(api.db);
});
afterAll(() => api.close());

const { candidate, company, paidCandidate } = testUsers;

const CALENDAR = 'GET /communication/{id}/interview/calendar';
const CANCEL_INTERVIEW = 'POST /communication/{id}/interview/cancel';
const PROPOSE_INTERVIEW = 'PUT /communication/{id}/interview';
const ANSWER_INTERVIEW = 'POST /communication/{id}/interview/answer';

/** What belongs to one is out of reach for another. */
const foreign: readonly [CallKey, Person, Parts, number][] = [
  ['GET /users/{id}', 'stranger', { params: { id: candidate.usersId } }, 403],
  ['PUT /users/{id}', 'candidate', { params: { id: company.usersId }, body: {} }, 403],
  ['DELETE /users/{id}', 'stranger', { params: { id: candidate.usersId } }, 403],
  ['GET /candidate/{id}/agent', 'stranger', { params: { id: candidate.candidateId } }, 403],
  [
    'PUT /candidate/{id}',
    'stranger',
    { ...samples['PUT /candidate/{id}'], params: { id: candidate.candidateId } },
    403,
  ],
  [
    'PUT /candidate/{id}',
    'candidate',
    {
      params: { id: candidate.candidateId },
      body: {
        id: paidCandidate.candidateId,
        ops: { mode: 'job_search_change', status: 'inactive' },
      },
    },
    403,
  ],
  [
    'POST /auth/request-email-change',
    'stranger',
    { body: { email: 'x@test.example', users_id: candidate.usersId } },
    403,
  ],
  [
    'POST /outreach_template/{id}',
    'stranger',
    { params: { id: CANDIDATE_TEMPLATE_ID }, body: { name: 'x', message: 'x' } },
    404,
  ],
  ['DELETE /api_key/{id}', 'privateEmployer', { params: { id: API_KEY_ID } }, 404],
  ['DELETE /helper/{id}', 'stranger', { params: { id: OTHER_HELPER_ID } }, 404],
  ['DELETE /helper_draft/{id}', 'stranger', { params: { id: HELPER_DRAFT_ID } }, 404],
  [
    'POST /helper_draft/{id}/send',
    'stranger',
    { params: { id: HELPER_DRAFT_ID }, body: { message: 'x' } },
    404,
  ],
  ['DELETE /webhook/{id}', 'privateEmployer', { params: { id: WEBHOOK_ID } }, 404],
  ['POST /webhook/{id}/test', 'privateEmployer', { params: { id: WEBHOOK_ID } }, 404],
  ['POST /webhook/{id}/resume', 'privateEmployer', { params: { id: WEBHOOK_ID } }, 404],
  ['GET /webhook/{id}/deliveries', 'privateEmployer', { params: { id: WEBHOOK_ID } }, 404],
  [
    'POST /webhook_delivery/{id}/resend',
    'privateEmployer',
    { params: { id: WEBHOOK_DELIVERY_ID } },
    404,
  ],
  ['GET /job_draft/{key}', 'privateEmployer', samples['GET /job_draft/{key}'], 404],
  ['PUT /job_draft/{key}', 'privateEmployer', samples['PUT /job_draft/{key}'], 404],
  ['GET /job_import/{id}', 'privateEmployer', { params: { id: JOB_IMPORT_ID } }, 404],
  [
    'POST /job_import/{id}/confirm',
    'privateEmployer',
    samples['POST /job_import/{id}/confirm'],
    404,
  ],
  ['PATCH /colleague/{id}', 'privateEmployer', samples['PATCH /colleague/{id}'], 404],
  ['DELETE /colleague/{id}', 'privateEmployer', samples['DELETE /colleague/{id}'], 404],
  ['DELETE /colleague_invitation/{id}', 'privateEmployer', { params: { id: INVITATION_ID } }, 404],
  ['DELETE /push_device/{id}', 'candidate', { params: { id: PUSH_DEVICE_ID } }, 404],
  ['DELETE /outreach_template/{id}', 'stranger', { params: { id: CANDIDATE_TEMPLATE_ID } }, 404],
  ['POST /shared_address', 'stranger', { body: { communication_ids: [CONVERSATION_ID] } }, 404],
  ['GET /job_search/{id}', 'stranger', { params: { id: CANDIDATE_SEARCH_ID } }, 404],
  ['PATCH /job_search/{id}', 'stranger', samples['PATCH /job_search/{id}'], 404],
  ['PATCH /job_search/{id}/alert', 'stranger', samples['PATCH /job_search/{id}/alert'], 404],
  ['DELETE /job_search/{id}', 'stranger', { params: { id: CANDIDATE_SEARCH_ID } }, 404],
  ['POST /job_search/{id}/restore', 'stranger', { params: { id: CANDIDATE_SEARCH_ID } }, 404],
  ['POST /job_search', 'stranger', samples['POST /job_search'], 403],
  ['PATCH /paper/{id}', 'candidate', samples['PATCH /paper/{id}'], 404],
  ['DELETE /auth/passkeys/{id}', 'stranger', samples['DELETE /auth/passkeys/{id}'], 404],
  ['DELETE /paper/{id}', 'candidate', { params: { id: PAPER_ID } }, 404],
  ['POST /paper/{id}/link', 'candidate', { params: { id: PAPER_ID } }, 404],
  ['POST /paper/{id}/preview', 'candidate', { params: { id: PAPER_ID } }, 404],
  ['POST /paper/{id}/cv_fields', 'candidate', { params: { id: PAPER_ID } }, 404],
  ['PUT /paper_upload/{id}', 'candidate', samples['PUT /paper_upload/{id}'], 404],
  ['POST /paper_upload/{id}/finish', 'candidate', { params: { id: PAPER_UPLOAD_ID } }, 404],
  ['GET /application/{id}/receipt', 'candidate', { params: { id: CONVERSATION_ID } }, 404],
  [
    'POST /job_search',
    'stranger',
    {
      body: {
        ...samples['POST /job_search'].body,
        candidate_id: testUsers.stranger.candidateId,
      },
    },
    403,
  ],
  ...(['stranger', 'candidate', 'privateEmployer'] as const).flatMap(
    (person): [CallKey, Person, Parts, number][] => [
      ['GET /communication/{id}', person, { params: { id: CONVERSATION_ID } }, 404],
      ['GET /communication/{id}/deep_link', person, { params: { id: CONVERSATION_ID } }, 404],
      ['POST /communication/{id}/read', person, { params: { id: CONVERSATION_ID } }, 404],
      ['GET /message', person, { query: { communication_id: CONVERSATION_ID } }, 404],
      ['POST /message', person, samples['POST /message'], 404],
      ['POST /message_paper/{id}/link', person, { params: { id: ATTACHED_PAPER_ID } }, 404],
      ['POST /communication/{id}/papers_link', person, { params: { id: CONVERSATION_ID } }, 404],
      ['POST /message/{id}/report', person, samples['POST /message/{id}/report'], 404],
      [CALENDAR, person, { params: { id: CONVERSATION_ID } }, 404],
      [CANCEL_INTERVIEW, person, samples[CANCEL_INTERVIEW], 404],
    ],
  ),
  ['GET /job_demand/{id}/own', 'privateEmployer', { params: { id: JOB_ID } }, 404],
  ['GET /job_demand/{id}/figures', 'privateEmployer', { params: { id: JOB_ID } }, 404],
  [
    'GET /job_demand/{id}/applications_file',
    'privateEmployer',
    { params: { id: JOB_ID }, query: { format: 'csv' } },
    404,
  ],
  // An upload of somebody else.
  [
    'POST /client_picture',
    'company',
    { body: { kind: 'picture', upload_id: PAPER_UPLOAD_ID } },
    404,
  ],
  ['PUT /job_demand/{id}', 'privateEmployer', samples['PUT /job_demand/{id}'], 404],
  [
    'PATCH /job_demand/{id}/status',
    'privateEmployer',
    samples['PATCH /job_demand/{id}/status'],
    404,
  ],
  [
    'GET /job_demand/{id}/candidates',
    'privateEmployer',
    samples['GET /job_demand/{id}/candidates'],
    404,
  ],
  // Karl fits no job of the private employer, and they have not talked.
  ['GET /candidate/{id}/detail', 'privateEmployer', samples['GET /candidate/{id}/detail'], 404],
  [
    'POST /candidate/{id}/outreach',
    'privateEmployer',
    samples['POST /candidate/{id}/outreach'],
    404,
  ],
  ['GET /booking/{id}', 'privateEmployer', { params: { id: BOOKING_ID } }, 404],
  ['GET /invoice/{id}/pdf', 'privateEmployer', { params: { id: INVOICE_ID } }, 404],
  [
    'POST /communication/{id}/decision',
    'privateEmployer',
    samples['POST /communication/{id}/decision'],
    404,
  ],
  ['PUT /communication/{id}/note', 'privateEmployer', samples['PUT /communication/{id}/note'], 404],
  [
    'POST /job_demand/{id}/refusals',
    'privateEmployer',
    samples['POST /job_demand/{id}/refusals'],
    404,
  ],
  [PROPOSE_INTERVIEW, 'privateEmployer', samples[PROPOSE_INTERVIEW], 404],
  [ANSWER_INTERVIEW, 'candidate', samples[ANSWER_INTERVIEW], 404],
  [ANSWER_INTERVIEW, 'stranger', samples[ANSWER_INTERVIEW], 404],
  ['POST /job_demand/{id}/prolong', 'privateEmployer', { params: { id: JOB_ID } }, 404],
  ['GET /invoice/{id}/pdf', 'candidate', { params: { id: INVOICE_ID } }, 404],
  // The writer of a message cannot report it.
  ['POST /message/{id}/report', 'paidCandidate', samples['POST /message/{id}/report'], 404],
  ['POST /deactivate_survey', 'stranger', samples['POST /deactivate_survey'], 403],
  [
    'POST /deactivate_survey',
    'stranger',
    {
      body: {
        response: 1,
        users_id: testUsers.stranger.usersId,
        candidate_id: candidate.candidateId,
      },
    },
    403,
  ],
  ['POST /nps_candidate', 'stranger', samples['POST /nps_candidate'], 403],
  [
    'POST /nps_candidate',
    'stranger',
    {
      body: {
        points: 1,
        users_id: testUsers.stranger.usersId,
        candidate_id: candidate.candidateId,
      },
    },
    403,
  ],
  ['POST /application', 'stranger', samples['POST /application'], 403],
  [
    'POST /application',
    'stranger',
    {
      body: { ...samples['POST /application'].body, candidate_id: testUsers.stranger.candidateId },
    },
    403,
  ],
  [
    'POST /application',
    'stranger',
    {
      body: {
        ...samples['POST /application'].body,
        candidate_id: testUsers.stranger.candidateId,
        users_id: testUsers.stranger.usersId,
        outreach_template_id: CANDIDATE_TEMPLATE_ID,
      },
    },
    404,
  ],
];

test.each(foreign)('API-02 %s as %s on something foreign', async (key, person, parts, status) => {
  const before = await api.sendRaw('GET /auth/me', {}, 'candidate');
  const { params, query, body } = parts;
  const answer = await api.sendRaw(key, { params, query, body }, person);
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body as object).sort()).toEqual(
    expect.arrayContaining(['code', 'message']),
  );
  expect(await api.sendRaw('GET /auth/me', {}, 'candidate')).toEqual(before);
});

/** Calls about messages, the account and searches that name something somebody owns. */
const owning = callKeys.filter((key) => {
  const { identity, params, query, body } = calls[key] as CallDefinition;
  const about =
    /^\w+ \/(users|communication|message|job_search|outreach_template|application|nps_candidate|deactivate_survey)\b/;
  return identity !== 'public' && about.test(key) && (params || query || body);
});

/** Owned by whoever asks: a list, the count, or something new of one's own. */
const OWN_ONLY: readonly CallKey[] = [
  'GET /application',
  'GET /application/file',
  'GET /communication',
  'POST /outreach_template',
];

test('API-02 the table holds every call about messages, account and searches that names an owner', () => {
  const known = new Set(foreign.map(([key]) => key));
  expect(owning.filter((key) => !known.has(key) && !OWN_ONLY.includes(key))).toEqual([]);
});

test('API-02 lists, counts, the export and keys show nothing of others', async () => {
  const [{ key } = { key: '' }] = await api.db
    .select({ key: communications.key })
    .from(communications);
  const asked: [CallKey, Parts][] = [
    ['GET /communication', {}],
    ['GET /communication', { query: { mode: 'key', key } }],
    ['GET /outreach_template', {}],
    ['GET /account/export', {}],
  ];
  for (const [call, parts] of asked) {
    const { status, body } = await api.sendRaw(call, parts, 'stranger');
    expect([call, status]).toEqual([call, 200]);
    expect(JSON.stringify(body)).not.toMatch(/Renate|Schuster|karl@|renate@|"Meine"/);
  }
  for (const mode of ['count', 'unread']) {
    const answer = await api.sendRaw('GET /communication', { query: { mode } }, 'stranger');
    expect(answer.body).toEqual({ id: 0 });
  }
});
