import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import type { AssistantReply, Given, State } from './assistant-documents.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Conversations with an assistant; the id is the secret that continues one. */
export const assistantSessions = pgTable(
  'assistant_sessions',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()`),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assistant: text('assistant', {
      enum: ['ai-jobs', 'cover-letter', 'interview', 'job-coach'],
    }).notNull(),
    /** What the conversation was started with. */
    given: jsonb('given').$type<Given>().notNull(),
    /** What the assistant remembers. */
    state: jsonb('state').$type<State>().notNull(),
    /** What it remembered before its newest answer, to take that back (assistants-54). */
    previousState: jsonb('previous_state').$type<State>(),
    createdAt: createdAt(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('assistant_sessions_users_id').on(table.usersId),
    index('assistant_sessions_used_at').on(table.usedAt),
  ],
);

/** A message and what was answered; the first turn of a conversation has no message. */
export const assistantTurns = pgTable(
  'assistant_turns',
  {
    id: identity(),
    sessionId: text('session_id')
      .notNull()
      .references(() => assistantSessions.id, { onDelete: 'cascade' }),
    message: text('message'),
    /** null while the answer is being found. */
    reply: jsonb('reply').$type<AssistantReply>(),
    /** Made by the sender: a message that is sent twice is answered once. */
    clientKey: text('client_key'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('assistant_turns_sent_once').on(table.sessionId, table.clientKey),
    index('assistant_turns_session').on(table.sessionId, table.id),
  ],
);
