import type { Narrowing } from '@silverjobs/contract';
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { candidates } from './candidates.ts';
import { createdAt, identity, moment } from './columns.ts';
import { positions } from './lookups.ts';

/** Saved searches. An automatic one has no position and place: they come from the profile. */
export const jobSearches = pgTable(
  'job_searches',
  {
    id: identity(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['auto', 'manual'] }).notNull(),
    /** null: made of position and place. */
    title: text('title'),
    searchWhatId: integer('search_what_id').references(() => positions.id),
    /** Id of a location option; null is everywhere. */
    searchLocationId: integer('search_location_id'),
    /** What it asks beside them; of searches of before: nothing. */
    narrowing: jsonb('narrowing').$type<Narrowing>().notNull().default({}),
    alertConfigId: integer('alert_config_id').notNull().default(1),
    /** Name of the helper who saved it (account-72). */
    savedBy: text('saved_by'),
    createdAt: createdAt(),
    /** Deleted and kept for a day, to be brought back (jobs-113); null: there. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('job_searches_candidate').on(table.candidateId, table.createdAt),
    // Who is told of a new job: by position and place, 0 for any (job-alerts/alert-criteria.ts).
    index('job_searches_found')
      .on(sql`coalesce(${table.searchWhatId}, 0)`, sql`coalesce(${table.searchLocationId}, 0)`)
      .where(sql`${table.type} = 'manual' and ${table.deletedAt} is null`),
    uniqueIndex('job_searches_one_auto').on(table.candidateId).where(sql`${table.type} = 'auto'`),
  ],
);
