import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { markedJob, markedJobInput } from '../entities/marked-job.ts';
import { count, done, idParams, pageQuery } from '../primitives.ts';

const markedJobs = z.array(markedJob);

/** Query of the marked jobs: a page or the count. */
const markedJobQuery = z.union([
  z.object({ mode: z.literal('count') }),
  pageQuery.extend({ mode: z.literal('list').default('list') }),
]);

const shared = {
  group: 'main',
  identity: 'candidate',
  rules: 'jobs-38, jobs-39',
  ours: true,
} as const;
const list = {
  ...shared,
  query: markedJobQuery,
  response: z.union([markedJobs, count]),
  modes: { list: markedJobs, count },
};
const add = {
  ...shared,
  body: markedJobInput,
  response: done,
  errors: ['not_found', 'job_demand.deactivated', 'conflict'],
} as const;
const remove = { ...shared, params: idParams, response: done };

/** Jobs that a candidate remembers or hides. {id} is the job's id. */
export const markedJobsCalls = {
  'GET /saved_job': { ...list, summary: 'The saved jobs, newest first, or their number (count).' },
  'POST /saved_job': { ...add, summary: 'Saves a job; one that is saved stays so.' },
  'DELETE /saved_job/{id}': { ...remove, summary: 'Forgets a saved job.' },
  'GET /hidden_job': { ...list, summary: 'The hidden jobs, newest first, or their number.' },
  'POST /hidden_job': { ...add, summary: 'Hides a job from list, count, map and suggestions.' },
  'DELETE /hidden_job/{id}': { ...remove, summary: 'Shows a hidden job again.' },
} as const satisfies CallTable;
