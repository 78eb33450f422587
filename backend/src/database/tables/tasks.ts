import { index, integer, jsonb, pgTable, smallint, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';

/** The work queue: what is to be done in the background (docs/operating.md). */
export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    /** Which handler does it (queue/task-kinds.ts). */
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** What it is for: the same task is not added twice. */
    key: text('key'),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Higher goes first: somebody waits for it. */
    priority: smallint('priority').notNull().default(0),
    /** Attempts begun since it was added, or since it last succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /** Counts the claims: a process whose claim is over changes nothing any more. */
    claim: integer('claim').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** Not before this moment; while a process works on it, the end of its claim. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Given up for good by an operator (operators-17). */
    droppedAt: moment('dropped_at'),
  },
  (table) => [
    unique('tasks_kind_key').on(table.kind, table.key),
    // By kind: what waits of one kind is nothing to read for those who want another.
    index('tasks_due_of_kind')
      .on(table.kind, sql`${table.priority} desc`, table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
