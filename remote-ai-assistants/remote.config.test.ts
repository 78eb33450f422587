/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/ai-jobs': ['POST /chat/start'],
  '/cover-letter': ['POST /cover-letter/start'],
  '/cv-generator': ['GET /cv', 'PUT /cv', 'DELETE /cv'],
  '/interview': ['POST /interview/start'],
  '/job-coach': ['POST /job-coach/start'],
});
