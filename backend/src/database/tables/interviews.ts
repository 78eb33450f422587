import { INTERVIEW_STATES, INTERVIEW_WAYS } from '@silverjobs/contract';
import { index, integer, jsonb, pgTable, text, uuid } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { communications, messages } from './communications.ts';

/** Dates for an interview; a conversation has one at a time (messages-30). */
export const interviews = pgTable(
  'interviews',
  {
    id: identity(),
    conversationId: integer('communication_id')
      .notNull()
      .unique()
      .references(() => communications.id, { onDelete: 'cascade' }),
    /** The message that proposes it: who may not see that one does not see the dates. */
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Names it in calendars; the next one after it has passed gets its own. */
    uid: uuid('uid').notNull(),
    state: text('state', { enum: INTERVIEW_STATES }).notNull(),
    way: text('way', { enum: INTERVIEW_WAYS }).notNull(),
    where: text('location').notNull(),
    minutes: integer('minutes').notNull(),
    /** In milliseconds since 1970, the earliest first. */
    options: jsonb('options').$type<number[]>().notNull(),
    startsAt: moment('starts_at'),
    cancelledBy: text('cancelled_by', { enum: ['candidate', 'client'] }),
    /** Grows with every change; SEQUENCE in calendars. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('interviews_message').on(table.messageId)],
);
