import { index, integer, pgTable, primaryKey } from '../drizzle.ts';
import { candidates } from './candidates.ts';
import { createdAt } from './columns.ts';
import { jobDemands } from './jobs.ts';

const pair = {
  candidateId: integer('candidate_id')
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  jobDemandId: integer('job_demand_id')
    .notNull()
    .references(() => jobDemands.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
};

/** Jobs that a candidate has remembered. */
export const savedJobs = pgTable('saved_jobs', { ...pair }, (table) => [
  primaryKey({ columns: [table.candidateId, table.jobDemandId] }),
  index('saved_jobs_job').on(table.jobDemandId),
]);

/** Jobs that a candidate does not want to see. */
export const hiddenJobs = pgTable('hidden_jobs', { ...pair }, (table) => [
  primaryKey({ columns: [table.candidateId, table.jobDemandId] }),
  index('hidden_jobs_job').on(table.jobDemandId),
]);
