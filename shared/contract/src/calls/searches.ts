import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  alertUpdate,
  jobSearch,
  jobSearchDetail,
  jobSearchInput,
  jobSearchPatch,
} from '../entities/job-search.ts';
import { done, idParams, linkToken } from '../primitives.ts';

export const searchesCalls = {
  'GET /job_search': {
    group: 'main',
    identity: 'candidate',
    summary: "The candidate's saved searches.",
    rules: 'jobs-30',
    response: z.array(jobSearch),
  },
  'POST /job_search': {
    group: 'main',
    identity: 'candidate',
    summary: 'Saves a search.',
    rules: 'jobs-24',
    body: jobSearchInput,
    response: jobSearch,
    errors: ['forbidden'],
  },
  'GET /job_search/{id}': {
    group: 'main',
    identity: 'candidate',
    summary: 'One saved search with what its page shows.',
    rules: 'jobs-31',
    params: idParams,
    response: jobSearchDetail,
    errors: ['not_found'],
  },
  'PATCH /job_search/{id}': {
    group: 'main',
    identity: 'candidate',
    summary: 'Changes the given fields. Of automatic searches only the alert can be changed.',
    rules: 'jobs-31',
    params: idParams,
    body: jobSearchPatch,
    response: jobSearchDetail,
    errors: ['not_found', 'forbidden', 'version.stale'],
  },
  'PATCH /job_search/{id}/alert': {
    group: 'main',
    identity: 'candidate',
    summary: 'Sets how often a saved search writes.',
    rules: 'jobs-26',
    ours: true,
    params: idParams,
    body: alertUpdate,
    response: jobSearch,
    errors: ['not_found'],
  },
  'DELETE /job_search/{id}': {
    group: 'main',
    identity: 'candidate',
    summary: 'Deletes a saved search.',
    rules: 'jobs-30',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'POST /job_search/{id}/restore': {
    group: 'main',
    identity: 'candidate',
    summary: 'Brings back a saved search that was deleted within a day, as it was.',
    rules: 'jobs-113',
    ours: true,
    params: idParams,
    response: jobSearch,
    errors: ['not_found', 'conflict'],
  },
  'POST /alert_unsubscribe': {
    group: 'main',
    identity: 'public',
    summary:
      'Ends the mails of a saved search, with the token of one of them. Again changes nothing.',
    rules: 'delivery-36',
    ours: true,
    body: z.object({ token: linkToken }),
    response: done,
    errors: ['link.invalid'],
  },
} as const satisfies CallTable;
