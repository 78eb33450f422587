import type { HelperAct, HelperPermission } from '@silverjobs/contract';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { communications } from './communications.ts';
import { jobDemands } from './jobs.ts';
import { users } from './users.ts';

/** Trusted people who act beside a candidate, and invitations to it (account-70). */
export const helpers = pgTable(
  'helpers',
  {
    id: identity(),
    /** The candidate. */
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    permissions: jsonb('permissions').$type<HelperPermission[]>().notNull(),
    /** Of the last link that was mailed; null: used. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    createdAt: createdAt(),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('helpers_users_id').on(table.usersId, table.createdAt),
    index('helpers_email').on(table.email),
  ],
);

/** What helpers did, as long as the candidate wants to know (account-72). */
export const helperActs = pgTable(
  'helper_acts',
  {
    id: identity(),
    helperId: integer('helper_id')
      .notNull()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    act: text('act').$type<HelperAct>().notNull(),
    /** What it was about. */
    subject: text('subject'),
  },
  (table) => [index('helper_acts_helper').on(table.helperId, table.at)],
);

/** Texts of helpers that only the candidate sends (account-73); one for each job or conversation. */
export const helperDrafts = pgTable(
  'helper_drafts',
  {
    id: identity(),
    helperId: integer('helper_id')
      .notNull()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'cascade' }),
    communicationId: integer('communication_id').references(() => communications.id, {
      onDelete: 'cascade',
    }),
    message: text('message').notNull(),
    /** Of the candidate, to go along; one that is deleted since is none. */
    paperIds: jsonb('paper_ids').$type<number[]>().notNull().default([]),
    showContact: boolean('show_contact').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
    /** When its deletion was announced (operation-47); older than the last change: it was not. */
    warnedAt: moment('warned_at'),
  },
  (table) => [
    uniqueIndex('helper_drafts_job').on(table.helperId, table.jobDemandId),
    uniqueIndex('helper_drafts_communication').on(table.helperId, table.communicationId),
  ],
);
