import { PAPER_MEDIA_TYPES } from '@silverjobs/contract';
import { index, integer, pgTable, text, unique, uuid } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';
import { messages } from './communications.ts';
import { users } from './users.ts';

const owner = () =>
  integer('users_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Papers of candidates; the bytes lie in the paper store. Their files go by a trigger (sql/papers.sql). */
export const papers = pgTable(
  'papers',
  {
    id: identity(),
    usersId: owner(),
    name: text('name').notNull(),
    mediaType: text('media_type', { enum: PAPER_MEDIA_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages'),
    checked: text('checked', { enum: ['clean', 'unchecked'] }).notNull(),
    /** Name of the file in the store. */
    storageKey: uuid('storage_key').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('papers_users_id').on(table.usersId)],
);

/** Files that are on their way; their parts lie in the paper store, numbered. */
export const paperUploads = pgTable(
  'paper_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    usersId: owner(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    fingerprint: text('fingerprint').notNull(),
    replaces: integer('replaces').references(() => papers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('paper_uploads_users_id').on(table.usersId)],
);

/** What an employer has shown as the certificate of a non-profit, and what an operator has said to it. */
export const nonProfitProofs = pgTable(
  'non_profit_proofs',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** One that is deleted takes nothing back: it was seen. */
    paperId: integer('paper_id').references(() => papers.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    state: text('state', { enum: ['asked', 'proven', 'refused'] }).notNull(),
  },
  (table) => [index('non_profit_proofs_paper').on(table.paperId)],
);

/** Papers that went along with messages; one that is deleted leaves its place. */
export const messagePapers = pgTable(
  'message_papers',
  {
    id: identity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    paperId: integer('paper_id').references(() => papers.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('message_papers_once').on(table.messageId, table.paperId),
    index('message_papers_paper').on(table.paperId),
  ],
);
