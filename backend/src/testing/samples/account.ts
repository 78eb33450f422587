import { CONVERSATION_ID } from '../conversations.ts';
import { HELP_TOKEN, HELPER_DRAFT_ID, OTHER_HELPER_ID, SENT_DRAFT_ID } from '../helpers.ts';
import { JOB_ID } from '../jobs.ts';
import { PUSH_DEVICE_ID, pushSubscriptionOf } from '../push-devices.ts';
import { PASSKEY_ID, PASSWORD, testUsers } from '../test-users.ts';
import { POST_CODE, POST_NUMBER } from './operators.ts';
import { none, type Samples } from './sample-of.ts';

const { candidate } = testUsers;
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;
const unknownToken = 'x'.repeat(43);

/** Signing in, the user, the account. */
export const accountSamples = {
  'GET /auth/me': none('candidate'),
  'GET /imprint': none(null),
  'GET /events': none('candidate'),
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
      phone: '030 123456',
      postal_code: '01067',
    },
  },
  'GET /auth/request-magic-link': { as: null, query: { email: candidate.email } },
  'POST /auth/check-link': { as: 'candidate', body: { token: unknownToken } },
  'POST /auth/magic-link': { as: null, body: { token: unknownToken } },
  'POST /auth/request-password-reset': { as: null, body: { email: candidate.email } },
  'POST /auth/reset-password': { as: null, body: { token: unknownToken, password: PASSWORD } },
  'POST /auth/post-code': {
    as: null,
    body: { number: POST_NUMBER, code: POST_CODE, password: PASSWORD },
  },
  'POST /auth/refresh': none('stranger'),
  'POST /auth/logout': none('stranger'),
  'POST /auth/request-email-change': {
    as: 'candidate',
    body: { email: 'anders@test.example', users_id: candidate.usersId },
  },
  'POST /auth/request-email-confirmation': none('stranger'),
  'POST /auth/confirm-email': { as: null, body: { token: unknownToken } },
  'POST /auth/confirm-email-change': { as: null, body: { token: unknownToken } },
  'POST /auth/restore-email': { as: null, body: { token: unknownToken, password: PASSWORD } },
  'GET /auth/sign-in-ways': none('candidate'),
  'POST /auth/passkey-registration': none('candidate'),
  'POST /auth/passkeys': {
    as: 'candidate',
    body: {
      name: 'Mein Telefon',
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXQ', transports: ['internal'] },
      },
    },
  },
  'DELETE /auth/passkeys/{id}': { as: 'candidate', params: { id: PASSKEY_ID } },
  'POST /auth/passkey-challenge': none(null),
  'POST /auth/passkey-login': {
    as: null,
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  },
  'POST /auth/second-factor/setup': none('candidate'),
  'POST /auth/second-factor': { as: 'candidate', body: { code: '123456' } },
  'DELETE /auth/second-factor': none('candidate'),
  'GET /auth/identity': none('candidate'),
  'POST /auth/confirm-identity': { as: 'candidate', body: { password: PASSWORD } },
  'POST /auth/request-identity-link': none('stranger'),
  'POST /auth/confirm-identity-link': { as: null, body: { token: unknownToken } },
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
  'GET /shared_address': none('candidate'),
  'POST /shared_address': { as: 'paidCandidate', body: { communication_ids: [CONVERSATION_ID] } },
  'GET /push_device': none('candidate'),
  'POST /push_device': { as: 'candidate', body: pushSubscriptionOf('sample') },
  'DELETE /push_device/{id}': { as: 'stranger', params: { id: PUSH_DEVICE_ID } },
  'GET /helper': none('candidate'),
  'POST /helper': {
    as: 'candidate',
    body: { name: 'Dora Frisch', email: 'dora@test.example', permissions: ['search', 'read'] },
  },
  'DELETE /helper/{id}': { as: 'candidate', params: { id: OTHER_HELPER_ID } },
  'POST /helper_end': none('candidate'),
  'POST /help/open': { as: null, body: { token: HELP_TOKEN } },
  'POST /help/enter': { as: null, body: { token: HELP_TOKEN } },
  'POST /help/link': { as: null, body: { email: 'anna@test.example' } },
  'GET /helper_draft': none('candidate'),
  'PUT /helper_draft': {
    as: 'candidate',
    body: { job_demand_id: JOB_ID, message: 'Guten Tag, ich schreibe für Sie.' },
  },
  'DELETE /helper_draft/{id}': { as: 'candidate', params: { id: HELPER_DRAFT_ID } },
  'POST /helper_draft/{id}/send': {
    as: 'candidate',
    params: { id: SENT_DRAFT_ID },
    body: { message: 'Guten Tag' },
  },
  'GET /referral': none('candidate'),
  'POST /callback_request': {
    as: null,
    body: { name: 'Ute Neu', phone: '0221 123456', time_window: 'any', question: 'Guten Tag' },
  },
  'POST /account_keeping': { as: null, body: { token: 'x'.repeat(43) } },
  'POST /contact': {
    as: null,
    body: { name: 'Ute Neu', email: 'ute@test.example', topic: 'question', message: 'Guten Tag' },
  },
  'POST /content_report': {
    as: null,
    body: {
      job_demand_id: JOB_ID,
      reason: 'fraud',
      text: 'Vorkasse.',
      name: 'Ute Neu',
      email: 'ute@test.example',
    },
  },
} satisfies Partial<Samples>;
