import { EMPLOYER_MAILS, EMPLOYER_ROLES } from '@silverjobs/contract';
import { index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

const ofClient = () =>
  integer('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });
const invitedBy = () => integer('invited_by').references(() => users.id, { onDelete: 'set null' });

/** Who works for which employer; nobody for two (employers-80). Triggers add who founds one. */
export const employerMembers = pgTable(
  'employer_members',
  {
    usersId: integer('users_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: ofClient(),
    role: text('role', { enum: EMPLOYER_ROLES }).notNull(),
    /** What colleagues read beside its messages. */
    name: text('name'),
    invitedBy: invitedBy(),
    /** What the person does not want to be mailed about, though its role is (employers-92). */
    mailOff: text('mail_off', { enum: EMPLOYER_MAILS }).array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('employer_members_client').on(table.clientId, table.createdAt)],
);

/** Invitations that wait; an accepted one is gone (employers-81). */
export const employerInvitations = pgTable(
  'employer_invitations',
  {
    id: identity(),
    clientId: ofClient(),
    email: text('email').notNull(),
    role: text('role', { enum: EMPLOYER_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: invitedBy(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('employer_invitations_once').on(table.clientId, table.email),
    index('employer_invitations_expires_at').on(table.expiresAt),
  ],
);
