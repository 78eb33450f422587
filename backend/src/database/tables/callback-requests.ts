import { CALLBACK_WINDOWS } from '@silverjobs/contract';
import { index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Who wants to be called by the operator, signed in or not (guide-5). */
export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: identity(),
    usersId: integer('users_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    window: text('time_window', { enum: CALLBACK_WINDOWS }).notNull(),
    question: text('question'),
    createdAt: createdAt(),
    /** When the operator has called. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('callback_requests_users_id').on(table.usersId),
    index('callback_requests_created_at').on(table.createdAt),
  ],
);
