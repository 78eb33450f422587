import { implement } from '../http/implement.ts';
import { deleteJobDraft, listJobDrafts, loadJobDraft, saveJobDraft } from './drafts.ts';

/** Begun advertisements (employers-88). */
export const jobDraftCalls = [
  implement('GET /job_draft', ({ requester }, { db }) => listJobDrafts(db, requester)),
  implement('GET /job_draft/{key}', ({ requester, params }, { db }) =>
    loadJobDraft(db, requester, params.key),
  ),
  implement('PUT /job_draft/{key}', ({ requester, params, body }, services) =>
    saveJobDraft(services, requester, params.key, body),
  ),
  implement('DELETE /job_draft/{key}', async ({ requester, params }, { db }) => {
    await deleteJobDraft(db, requester.clientId, params.key);
    return { ok: true as const };
  }),
];
