import { index, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { candidates } from './candidates.ts';
import { createdAt, moment } from './columns.ts';
import { jobSearches } from './job-searches.ts';
import { jobDemands } from './jobs.ts';

/** Jobs for which saved searches are still to be looked at; a trigger of job_demands fills it. */
export const jobNews = pgTable('job_news', {
  jobDemandId: integer('job_demand_id')
    .primaryKey()
    .references(() => jobDemands.id, { onDelete: 'cascade' }),
});

/** Jobs that a candidate is notified of by mail, each once, whatever number of searches find it. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobDemandId: integer('job_demand_id')
      .notNull()
      .references(() => jobDemands.id, { onDelete: 'cascade' }),
    jobSearchId: integer('job_search_id')
      .notNull()
      .references(() => jobSearches.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When the mail is to be written at the earliest: found by index, whatever waits for the morning. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When the mail was written; null: it is still to be written. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobDemandId] }),
    index('job_alerts_waiting').on(table.jobSearchId).where(sql`${table.mailedAt} is null`),
    index('job_alerts_due')
      .on(table.dueAt, table.jobSearchId)
      .where(sql`${table.mailedAt} is null`),
    index('job_alerts_search').on(table.jobSearchId),
    index('job_alerts_job').on(table.jobDemandId),
  ],
);

/** Tokens in mails that end the mails of a search, as hashes only. */
export const alertTokens = pgTable(
  'alert_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    jobSearchId: integer('job_search_id')
      .notNull()
      .references(() => jobSearches.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('alert_tokens_search').on(table.jobSearchId, table.createdAt)],
);
