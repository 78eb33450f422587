import { FEED_NOTICES } from '@silverjobs/contract';
import { boolean, desc, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';
import { identity, moment } from './columns.ts';
import { postalCodes } from './lookups.ts';

/** Jobs that partners offer on their own sites; workers fetch them (docs/partner-jobs.md). */
export const partnerJobs = pgTable(
  'partner_jobs',
  {
    id: identity(),
    /** Key of the feed. */
    source: text('source').notNull(),
    /** Its name, as users read it. */
    sourceName: text('source_name').notNull(),
    /** The same for one job in several feeds: the first one has it. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** How the feed calls it: by this it says what is gone. */
    externalId: text('external_id'),
    title: text('title').notNull(),
    employer: text('employer'),
    /** Plain text. */
    description: text('description').notNull(),
    postalCode: text('postal_code').references(() => postalCodes.code),
    districtId: integer('district_id'),
    stateId: integer('state_id'),
    homeoffice: boolean('homeoffice').notNull(),
    /** Where one applies; https. */
    url: text('url').notNull(),
    positionIds: integer('position_ids').array().notNull(),
    publishedAt: moment('published_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the feed had it last. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('partner_jobs_newest').on(desc(table.publishedAt), desc(table.id)),
    index('partner_jobs_positions').using('gin', sql`${table.positionIds}`),
    index('partner_jobs_source').on(table.source),
  ],
);

/** How the last run of each feed went (operators-21). */
export const feedRuns = pgTable('feed_runs', {
  /** Key of the feed. */
  source: text('source').primaryKey(),
  sourceName: text('source_name').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Of the last run that worked. */
  succeededAt: moment('succeeded_at'),
  /** Why the last run failed; null where it did not. */
  error: text('error'),
  /** How many jobs of the last run that worked are not shown, by reason. */
  leftOut: jsonb('left_out').$type<Partial<Record<string, number>>>().notNull().default({}),
  /** What was odd about it: no job in it, or only what has changed. */
  notice: text('notice', { enum: FEED_NOTICES }),
});
