/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/jobs/:id/candidates': ['GET /job_demand/{id}/candidates'],
});
