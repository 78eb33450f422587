import { APPLICATION_DECISIONS, type ContactData, HOLD_CAUSES } from '@silverjobs/contract';
import {
  boolean,
  desc,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { candidates } from './candidates.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';
import { jobDemands } from './jobs.ts';
import { users } from './users.ts';

/** Templates of messages. */
export const messageTemplates = pgTable(
  'outreach_templates',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    message: text('message').notNull(),
    /** Whom a shared one is for; null: everybody (account-18). */
    audience: text('audience', { enum: ['candidate', 'client'] }),
    createdAt: createdAt(),
  },
  (table) => [index('outreach_templates_users_id').on(table.usersId)],
);

/** Conversations between a candidate and an employer. */
export const communications = pgTable(
  'communications',
  {
    id: identity(),
    key: text('key').notNull().unique().default(sql`gen_random_uuid()`),
    type: text('type', { enum: ['application', 'outreach'] }).notNull(),
    sendingUsersId: integer('sending_users_id').notNull(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, {
      onDelete: 'set null',
    }),
    messageTemplateId: integer('outreach_template_id').references(() => messageTemplates.id, {
      onDelete: 'set null',
    }),
    contactData: jsonb('contact_data').$type<ContactData>().notNull(),
    /** What the employer has decided (employers-36). */
    decision: text('decision', { enum: APPLICATION_DECISIONS }),
    /** What the employer notes for itself; the candidate never sees it (employers-61). */
    note: text('note'),
    createdAt: createdAt(),
    /** Moment of the newest message; lists begin with the newest. */
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    /** A candidate with silver+ has written in it (messages-20); kept by triggers, never written. */
    promoted: boolean('promoted').notNull().default(false),
  },
  (table) => [
    // One application to a job: a double click or a second device cannot send it twice.
    uniqueIndex('communications_one_application')
      .on(table.candidateId, table.jobDemandId)
      .where(sql`${table.type} = 'application'`),
    index('communications_candidate').on(
      table.candidateId,
      desc(table.lastMessageAt),
      desc(table.id),
    ),
    index('communications_client').on(table.clientId, desc(table.lastMessageAt), desc(table.id)),
    index('communications_client_inbox').on(
      table.clientId,
      desc(table.promoted),
      desc(table.lastMessageAt),
      desc(table.id),
    ),
    index('communications_job').on(table.jobDemandId),
    index('communications_applied_at')
      .on(table.createdAt)
      .where(sql`${table.type} = 'application'`),
  ],
);

/** Messages of a conversation, the first one included. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: integer('communication_id')
      .notNull()
      .references(() => communications.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['application', 'outreach'] }).notNull(),
    message: text('message').notNull(),
    /** Of an employer's people always its first contact: theirs is one side (employers-82). */
    sendingUsersId: integer('sending_users_id').notNull(),
    /** Who of the employer wrote it, and the name of that moment; colleagues read it. */
    authorUsersId: integer('author_users_id'),
    authorName: text('author_name'),
    contactData: jsonb('contact_data').$type<ContactData>().notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /** The operator has hidden its text from both sides (operators-11). */
    hiddenAt: moment('hidden_at'),
    /** Hidden until an operator has seen it (safety-8). */
    heldFor: text('held_for', { enum: HOLD_CAUSES }),
    /** Made by the sender: a message that is sent twice arrives once. */
    clientKey: text('client_key'),
  },
  (table) => [
    index('messages_communication').on(table.conversationId, table.createdAt, table.id),
    index('messages_unread').on(table.conversationId).where(sql`${table.readAt} is null`),
    index('messages_held').on(table.hiddenAt).where(sql`${table.heldFor} is not null`),
    uniqueIndex('messages_sent_once').on(table.sendingUsersId, table.clientKey),
  ],
);
