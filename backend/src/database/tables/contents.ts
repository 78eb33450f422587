import { CONTENT_KINDS, type ContentData } from '@silverjobs/contract';
import { boolean, integer, jsonb, pgTable, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';

/**
 * Versions of what the office writes, never changed (operators-40). What counts is the newest of those
 * whose time has come; without any it is what the code says.
 */
export const contents = pgTable(
  'contents',
  {
    id: identity(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    /** Which one of its kind: a path, the number of a template. */
    key: text('key').notNull(),
    /** 1 for the first version: two editors cannot both write the same one. */
    version: integer('version').notNull(),
    /** Null: as the code says again. */
    data: jsonb('data').$type<ContentData>(),
    validFrom: moment('valid_from').notNull(),
    /** Whether users are told of it (operators-42). */
    told: boolean('told').notNull().default(false),
    /** Address of the operator. */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('contents_version').on(table.kind, table.key, table.version)],
);
