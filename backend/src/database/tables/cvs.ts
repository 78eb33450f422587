import type { CvDraft } from '@silverjobs/contract';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The CV that a user works on; the version counts every saving. */
export const cvs = pgTable('cvs', {
  usersId: integer('users_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  draft: jsonb('draft').$type<CvDraft>().notNull(),
  previous: jsonb('previous').$type<CvDraft>(),
  updatedAt: moment('updated_at').notNull(),
});
