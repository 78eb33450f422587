import { index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { users } from './users.ts';

/** Browsers that notices are sent to (account-60). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service; whoever has it and the keys can send there. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Browser and system. */
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_devices_users_id').on(table.usersId)],
);
