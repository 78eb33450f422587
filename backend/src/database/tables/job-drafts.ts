import type { JobDraftContent } from '@silverjobs/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts';
import { clients } from './clients.ts';
import { moment } from './columns.ts';
import { jobDemands } from './jobs.ts';
import { users } from './users.ts';

/** Advertisements that an employer has begun (employers-88); the version counts every saving. */
export const jobDrafts = pgTable(
  'job_drafts',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Made by the page, or 'job-12' for changes of an advertisement. */
    key: text('key').notNull(),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    draft: jsonb('draft').$type<JobDraftContent>().notNull(),
    previous: jsonb('previous').$type<JobDraftContent>(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    /** When its deletion was announced (operation-47); older than the last change: it was not. */
    warnedAt: moment('warned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.key] }),
    index('job_drafts_job').on(table.jobDemandId),
    index('job_drafts_saved_by').on(table.savedBy),
  ],
);
