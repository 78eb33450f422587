import { index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { helpers } from './helpers.ts';
import { jobDemands } from './jobs.ts';
import { users } from './users.ts';

/** Issued tokens, as hashes only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Until then the user has proven to be the owner, for what asks for it (account-35). */
    confirmedUntil: moment('confirmed_until'),
    /** When it got a fresh token; this one counts for some seconds more (access-43). */
    replacedAt: moment('replaced_at'),
    /** Hash of the first token that it was renewed from: signing out ends all of them. */
    family: text('family'),
    /** When its first token was issued: however often it is renewed, it ends (access-46). */
    beganAt: moment('began_at'),
    /** A helper's, who acts for the user (account-70). */
    helperId: integer('helper_id').references(() => helpers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_users_id').on(table.usersId),
    index('sessions_helper_id').on(table.helperId),
  ],
);

/** Single-use tokens from mails, as hashes only. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: [
        'magic-link',
        'deep-link',
        'password-reset',
        'email-change',
        'email-confirmation',
        'email-restore',
        'identity',
        'job-prolong',
        'account-keep',
      ],
    }).notNull(),
    /** The address that the link makes the account's. */
    newEmail: text('new_email'),
    /** The session that asked for it. */
    sessionHash: text('session_hash'),
    /** The advertisement that it prolongs. */
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Hash of the key of the browser that has used it, which may do so again for minutes. */
    usedBy: text('used_by'),
  },
  (table) => [index('link_tokens_users_id').on(table.usersId)],
);

/** Networks from which a user has signed in, as hashes only (access-45). */
export const knownNetworks = pgTable(
  'known_networks',
  {
    networkHash: text('network_hash').primaryKey(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('known_networks_users_id').on(table.usersId)],
);

/** Addresses that a user has left, as long as there may be mails to them (account-39). */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [index('former_emails_users_id').on(table.usersId)],
);

/** Counters of attempts; in the database so that several processes share them. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEnd: moment('window_end').notNull(),
});
