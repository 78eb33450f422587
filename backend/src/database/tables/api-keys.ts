import { index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Keys that programmes of an employer ask with; only hashes are stored (employers-72). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    /** First characters, to tell it from others. */
    start: text('start').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** To the minute; null: never. */
    usedAt: moment('used_at'),
  },
  (table) => [index('api_keys_users_id').on(table.usersId)],
);
