/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/account/data': ['GET /account/export', 'GET /auth/identity'],
  '/privacy': ['POST /auth/request-email-change', 'POST /auth/confirm-identity', 'PUT /users/{id}'],
  '/delete-profile': ['DELETE /users/{id}'],
});
