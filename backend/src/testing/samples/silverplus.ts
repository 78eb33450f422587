import { COURSE_ID } from '../courses.ts';
import { sampleCv } from '../cv.ts';
import { sampleLetter } from '../letter.ts';
import { ORDER_ID } from '../test-users.ts';
import { none, type Samples } from './sample-of.ts';

/** Courses, the CV and the membership. */
export const silverplusSamples = {
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
  'POST /candidate_subscription/pay': none('paidCandidate'),
  'POST /contract_declaration/confirm': { as: null, body: { token: 'x'.repeat(43) } },
  'POST /contract_withdrawal': {
    as: null,
    body: { name: 'Ute Neu', email: 'ute@test.example', contract: 'silver+' },
  },
  'GET /cv': none('paidCandidate'),
  'PUT /cv': { as: 'paidCandidate', body: { version: 0, draft: sampleCv } },
  'DELETE /cv': none('paidCandidate'),
  'GET /letter': none('paidCandidate'),
  'PUT /letter': { as: 'paidCandidate', body: { version: 0, draft: sampleLetter } },
  'DELETE /letter': none('paidCandidate'),
} satisfies Partial<Samples>;
