import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { jobDraft, jobDraftInput, jobDraftKey, jobDraftSummary } from '../entities/job-draft.ts';
import { done } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-88', ours: true } as const;
const one = { ...shared, params: z.object({ key: jobDraftKey }) } as const;

/** Advertisements that an employer has begun to write or to change. */
export const jobDraftsCalls = {
  'GET /job_draft': {
    ...shared,
    summary: 'Drafts of the employer, the last saved first.',
    response: z.array(jobDraftSummary),
  },
  'GET /job_draft/{key}': {
    ...one,
    summary: 'A draft as it was saved last.',
    response: jobDraft,
    errors: ['not_found'],
  },
  'PUT /job_draft/{key}': {
    ...one,
    summary:
      'Saves a draft. If somebody has saved since the given version, it is refused and nothing changes.',
    body: jobDraftInput,
    response: jobDraft,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'DELETE /job_draft/{key}': { ...one, summary: 'Deletes a draft.', response: done },
} as const satisfies CallTable;
