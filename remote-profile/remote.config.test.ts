/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

testPageAccess(remote, {
  '/profile': ['GET /candidate', 'PUT /candidate/{id}'],
  '/personal': ['PUT /candidate/{id}'],
  '/work-history': ['PUT /candidate/{id}'],
  '/education': ['PUT /candidate/{id}'],
  '/desired-jobs': ['POST /candidate_matching_positions'],
  '/lebenslauf-uebernehmen': ['POST /paper/{id}/cv_fields', 'PUT /candidate/{id}'],
  '/erste-schritte': ['PUT /candidate/{id}', 'POST /candidate_matching_positions'],
  '/location': ['PUT /candidate/{id}'],
});
