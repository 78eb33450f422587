import { SESSION_IDS } from '../assistants.ts';
import { testUsers } from '../test-users.ts';
import type { Samples } from './sample-of.ts';

const { paidCandidate } = testUsers;
const profile = {
  contact: { name: 'Karl' },
  location: { postal_code: '50667' },
  main_job: { job_position: 'Tischler', job_experience: null },
  education: { level: null },
  preferences: { work_load: null },
};

/** The four assistants. */
export const assistantSamples = {
  'POST /chat/start': { as: 'paidCandidate', body: { userProfile: profile } },
  'POST /chat/session/{sessionId}/message': {
    as: 'paidCandidate',
    params: { sessionId: SESSION_IDS['ai-jobs'] },
    body: { message: 'Guten Tag' },
  },
  'POST /cover-letter/start': {
    as: 'paidCandidate',
    body: { userProfile: profile, jobDescription: '' },
  },
  'POST /cover-letter/continue': {
    as: 'paidCandidate',
    body: { answer: 'Ja', sessionId: SESSION_IDS['cover-letter'] },
  },
  'POST /interview/start': {
    as: 'paidCandidate',
    body: { userProfile: profile, jobRole: 'Tischler' },
  },
  'POST /interview/continue': {
    as: 'paidCandidate',
    body: { answer: 'Ja', sessionId: SESSION_IDS.interview },
  },
  'POST /job-coach/start': { as: 'paidCandidate', body: { userProfile: 'Karl, 50667' } },
  'POST /job-coach/session/{sessionId}/message': {
    as: 'paidCandidate',
    params: { sessionId: SESSION_IDS['job-coach'] },
    body: { message: 'Ja', userProfile: `Karl ${paidCandidate.candidateId}` },
  },
} satisfies Partial<Samples>;
