import { bigint, index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Passkeys of users (access-56). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the user's device knows it, in Base64 for addresses. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE, in Base64 for addresses. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, where the device counts: a copy would be behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways in which the browser reaches the device. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** What the user calls the device. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_users_id').on(table.usersId)],
);

/** What a passkey is to sign, as hashes only; each counts once and for minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** Who sets a passkey up; null: somebody signs in. */
    usersId: integer('users_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_users_id').on(table.usersId),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
);
