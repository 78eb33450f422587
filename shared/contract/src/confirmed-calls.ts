import type { CallKey } from './calls.ts';

/**
 * What waits until the own address is confirmed (access-52): all that reaches others, shows others, or
 * costs money. Searching, the profile and drafts work before.
 */
export const CALLS_OF_CONFIRMED: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /application',
  'POST /message',
  'POST /communication/{id}/decision',
  'POST /client/non_profit',
  'POST /client_picture',
  'POST /job_demand/{id}/refusals',
  'PUT /communication/{id}/interview',
  'POST /communication/{id}/interview/answer',
  'POST /communication/{id}/interview/cancel',
  'POST /job_demand',
  'PUT /job_demand/{id}',
  'PATCH /job_demand/{id}/status',
  'POST /job_demand/{id}/prolong',
  'GET /job_demand/{id}/candidates',
  'GET /candidate/{id}/detail',
  'POST /candidate/{id}/outreach',
  'POST /api_key',
  'POST /job_import',
  'POST /webhook',
  'POST /webhook/{id}/test',
  'POST /webhook/{id}/resume',
  'POST /webhook_delivery/{id}/resend',
  'POST /job_import/{id}/confirm',
  'POST /colleague_invitation',
  'POST /helper',
  'POST /helper_draft/{id}/send',
  'POST /candidate_checkout_session',
  'POST /auth/passkey-registration',
  'POST /auth/passkeys',
  'POST /auth/second-factor/setup',
  'POST /auth/second-factor',
  'POST /candidate_checkout_session/{id}/order',
]);
