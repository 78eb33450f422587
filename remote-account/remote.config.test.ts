import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/account/data': ['GET /account/export'],
  '/privacy': ['POST /auth/request-email-change', 'PUT /users/{id}'],
  '/delete-profile': ['DELETE /users/{id}'],
});
