import type { CvDraft, LetterSheet } from '@silverjobs/contract';
import { integer, jsonb, pgTable } from '../drizzle.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What a user works on, one of a kind; the version counts every saving. */
const draftColumns = <Draft>() => ({
  usersId: integer('users_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  draft: jsonb('draft').$type<Draft>().notNull(),
  previous: jsonb('previous').$type<Draft>(),
  updatedAt: moment('updated_at').notNull(),
  /** When its deletion was announced (operation-47); older than the last change: it was not. */
  warnedAt: moment('warned_at'),
});

/** CVs. */
export const cvs = pgTable('cvs', draftColumns<CvDraft>());

/** Sheets of letters. */
export const letters = pgTable('letters', draftColumns<LetterSheet>());
