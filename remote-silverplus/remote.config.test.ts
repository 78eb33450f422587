/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/silverplus': [],
  '/silverplus/subscription': ['POST /candidate_checkout_session'],
  '/silverplus/checkout/:id': [
    'GET /candidate_checkout_session/{id}',
    'POST /candidate_checkout_session/{id}/order',
  ],
  // Who does not pay sees here that there is nothing to cancel.
  '/account/cancel-silverplus': [],
  '/courses': ['GET /courses', 'GET /candidate_courses'],
  '/courses/:id': [
    'GET /courses/{id}',
    'GET /candidate_courses',
    'POST /usercourses',
    'DELETE /usercourses/{id}',
  ],
});
