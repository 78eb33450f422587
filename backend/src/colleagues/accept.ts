import type { OpenInvitation, ParsedBodyOf } from '@silverjobs/contract';
import { findAddressOwner } from '../auth/address-taken.ts';
import { countAttempt, LIMITS } from '../auth/attempts.ts';
import { refuseCommonPassword } from '../auth/common-password/refuse-common-password.ts';
import { revokeLinkTokens } from '../auth/link-tokens/revoke-link-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { removeSignInWays } from '../auth/remove-sign-in-ways.ts';
import { hashSecret } from '../auth/secrets.ts';
import { revokeSessions } from '../auth/sessions/revoke-sessions.ts';
import type { Database } from '../database/database.ts';
import { and, eq, ne, sql } from '../database/drizzle.ts';
import {
  apiKeys,
  clients,
  employerInvitations,
  employerMembers,
  users,
} from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { addMail } from '../mail/add-mail.ts';
import { colleagueJoinedMail } from '../mail/templates/colleague.ts';
import type { Services } from '../services.ts';
import { holdEmployer, listMembers } from './members.ts';

type Invitation = typeof employerInvitations.$inferSelect;

/** @throws Failure link.invalid (unknown, used or taken back), link.expired */
async function findInvitation(db: Database, now: Date, token: string): Promise<Invitation> {
  const [found] = await db
    .select()
    .from(employerInvitations)
    .where(eq(employerInvitations.tokenHash, hashSecret(token)));
  if (!found) throw new Failure('link.invalid');
  if (found.expiresAt <= now) throw new Failure('link.expired');
  return found;
}

async function findAccount(db: Database, email: string) {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account ?? null;
}

/** What an invitation says to who holds its link. @throws Failure as findInvitation, rate.limited */
export async function openInvitation(
  services: Services,
  token: string,
  network: string,
): Promise<OpenInvitation> {
  await countAttempt(services, LIMITS.link, network);
  const { db, now } = services;
  const { clientId, email, role } = await findInvitation(db, now(), token);
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  const account = await findAccount(db, email);
  refuseCandidate(account);
  const has_account = Boolean(account?.mailboxProvenAt);
  return { employer: client?.profileName ?? null, email, role, has_account };
}

const conflict = (message: string) => new Failure('conflict', { message });

/** @throws Failure conflict: candidates' accounts join no employer (employers-81) */
function refuseCandidate(account: { role: string } | null): void {
  if (!account || account.role === 'client') return;
  throw conflict(
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto für die Stellensuche. Lassen Sie sich bitte an eine andere Adresse einladen.',
  );
}

/**
 * Whether an employer holds nothing that somebody would miss: what a registration leaves.
 * @throws Failure conflict
 */
async function leaveOwnEmployer(db: Database, usersId: number): Promise<void> {
  const [own] = await db.select().from(employerMembers).where(eq(employerMembers.usersId, usersId));
  if (!own) return;
  const { clientId } = own;
  await holdEmployer(db, clientId);
  const [held] = await db
    .select({
      any: sql<boolean>`exists (select from job_demands j where j.client_id = ${clientId})
        or exists (select from bookings b where b.client_id = ${clientId})
        or exists (select from communications m where m.client_id = ${clientId})
        or exists (select from employer_members e where e.client_id = ${clientId}
          and e.users_id <> ${usersId})`,
    })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (held?.any) {
    throw conflict(
      'Mit dieser E-Mail-Adresse arbeiten Sie schon für einen anderen Arbeitgeber. Lassen Sie sich bitte an eine andere Adresse einladen.',
    );
  }
  await db.delete(clients).where(eq(clients.id, clientId));
  await db.delete(apiKeys).where(eq(apiKeys.usersId, usersId));
}

/**
 * The account that accepts: the one of the address, or a new one. The link shows that the mailbox is the
 * user's; where nobody had shown that before, somebody else may have registered it, and the password
 * that is given now is the only way in (access-48).
 * @throws Failure conflict, validation.failed without a password where one is needed
 */
async function accountFor(
  services: Services,
  db: Database,
  email: string,
  passwordHash: string | null,
): Promise<number> {
  const present = await findAccount(db, email);
  const now = services.now();
  refuseCandidate(present);
  if (present?.blockedAt) throw new Failure('account.blocked');
  if (present?.mailboxProvenAt) return present.id;
  if (passwordHash === null) {
    throw new Failure('validation.failed', {
      param: 'password',
      message: 'Bitte wählen Sie ein Passwort für Ihr Konto.',
    });
  }
  if (present) {
    await db
      .update(users)
      .set({ passwordHash, mailboxProvenAt: now })
      .where(eq(users.id, present.id));
    await removeSignInWays(db, present.id);
    await revokeLinkTokens(db, present.id);
    return present.id;
  }
  if (await findAddressOwner({ ...services, db }, email, null)) {
    throw conflict('Diese E-Mail-Adresse gehört zu einem anderen Konto.');
  }
  const [added] = await db
    .insert(users)
    .values({ email, passwordHash, role: 'client', createdAt: now, mailboxProvenAt: now })
    .returning({ id: users.id });
  if (!added) throw new Error('The user was not inserted');
  return added.id;
}

async function tellOwners(services: Services, db: Database, clientId: number, usersId: number) {
  const people = await listMembers(db, clientId);
  const joined = people.find(({ member }) => member.usersId === usersId);
  const owners = people.filter(
    ({ member }) => member.role === 'owner' && member.usersId !== usersId,
  );
  for (const { member, email } of owners) {
    await addMail(db, services.now(), {
      ...colleagueJoinedMail(services.publicUrl, {
        name: joined?.member.name ?? '',
        email: joined?.email ?? '',
        role: joined?.member.role ?? 'applications',
      }),
      recipient: email,
      usersId: member.usersId,
    });
  }
}

/**
 * Accepts an invitation, once. Open sessions of the account end: it signs in anew (employers-81).
 * @throws Failure link.invalid, link.expired, conflict, validation.failed, rate.limited
 */
export async function acceptInvitation(
  services: Services,
  { token, name, password }: ParsedBodyOf<'POST /colleague_invitation/accept'>,
  network: string,
): Promise<void> {
  await countAttempt(services, LIMITS.link, network);
  const { email } = await findInvitation(services.db, services.now(), token);
  if (password !== undefined) refuseCommonPassword(password, email);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  await services.db.transaction(async (db) => {
    const { id, clientId, role, invitedBy } = await findInvitation(db, services.now(), token);
    await holdEmployer(db, clientId);
    const used = await db
      .delete(employerInvitations)
      .where(eq(employerInvitations.id, id))
      .returning({ id: employerInvitations.id });
    // Two presses at the same moment: one wins.
    if (used.length === 0) throw new Failure('link.invalid');
    const usersId = await accountFor(services, db, email, passwordHash);
    await leaveOwnEmployer(db, usersId);
    await db.insert(employerMembers).values({
      usersId,
      clientId,
      role,
      name: name.trim(),
      invitedBy,
      createdAt: services.now(),
    });
    await db
      .delete(employerInvitations)
      .where(and(eq(employerInvitations.email, email), ne(employerInvitations.id, id)));
    await revokeSessions(db, usersId);
    await tellOwners(services, db, clientId, usersId);
  });
  services.workAdded();
}
