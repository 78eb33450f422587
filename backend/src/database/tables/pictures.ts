import { PICTURE_KINDS } from '@silverjobs/contract';
import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, moment } from './columns.ts';
import { jobDemands } from './jobs.ts';

/**
 * Logos and pictures of employers (employers-94); the bytes lie in the paper store and go by a trigger
 * (sql/papers.sql). A file never changes: another one is another row.
 */
export const employerPictures = pgTable(
  'employer_pictures',
  {
    /** Name of the file in the store, and of its public address. */
    storageKey: uuid('storage_key').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PICTURE_KINDS }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    checked: text('checked', { enum: ['clean', 'unchecked'] }).notNull(),
    /** An operator has hidden it, and why (employers-95). */
    hiddenAt: moment('hidden_at'),
    hiddenFor: text('hidden_for'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('employer_pictures_logo').on(table.clientId).where(sql`${table.kind} = 'logo'`),
    index('employer_pictures_client').on(table.clientId),
    index('employer_pictures_created_at').on(table.createdAt),
  ],
);

/** Which advertisement shows which picture; what belongs to none goes after a day. */
export const jobPictures = pgTable(
  'job_pictures',
  {
    jobDemandId: integer('job_demand_id')
      .primaryKey()
      .references(() => jobDemands.id, { onDelete: 'cascade' }),
    storageKey: uuid('storage_key')
      .notNull()
      .references(() => employerPictures.storageKey, { onDelete: 'cascade' }),
    /** What is to be seen on it. */
    alt: text('alt').notNull(),
  },
  (table) => [index('job_pictures_picture').on(table.storageKey)],
);
