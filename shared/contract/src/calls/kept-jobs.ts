import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { keptJob, keptJobInput } from '../entities/kept-job.ts';
import { count, done, idParams, pageQuery } from '../primitives.ts';

const keptJobs = z.array(keptJob);

/** Query of the kept jobs: a page or the count. */
const keptJobQuery = z.union([
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
  query: keptJobQuery,
  response: z.union([keptJobs, count]),
  modes: { list: keptJobs, count },
};
const add = {
  ...shared,
  body: keptJobInput,
  response: done,
  errors: ['not_found', 'job_demand.deactivated', 'conflict'],
} as const;
const remove = { ...shared, params: idParams, response: done };

/** Jobs that a candidate remembers or hides. {id} is the job's id. */
export const keptJobsCalls = {
  'GET /saved_job': { ...list, summary: 'The saved jobs, newest first, or their number (count).' },
  'POST /saved_job': { ...add, summary: 'Saves a job; one that is saved stays so.' },
  'DELETE /saved_job/{id}': { ...remove, summary: 'Forgets a saved job.' },
  'GET /hidden_job': { ...list, summary: 'The hidden jobs, newest first, or their number.' },
  'POST /hidden_job': { ...add, summary: 'Hides a job from list, count, map and suggestions.' },
  'DELETE /hidden_job/{id}': { ...remove, summary: 'Shows a hidden job again.' },
} as const satisfies CallTable;
