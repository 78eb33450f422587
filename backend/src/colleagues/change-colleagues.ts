import { type Colleagues, type EmployerRole, MAILS_OF_ROLE } from '@silverjobs/contract';
import { revokeSessions } from '../auth/sessions/revoke-sessions.ts';
import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import {
  apiKeys,
  clients,
  employerInvitations,
  employerMembers,
  users,
} from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { colleagueRemovedMail, colleagueRoleMail } from '../mail/templates/colleague.ts';
import type { Services } from '../services.ts';
import { handOver } from './hand-over.ts';
import { holdAsOwner, holdEmployer, listMembers, memberName, roleOf } from './members.ts';

/** What somebody is mailed about (employers-92). */
export const mailsOf = ({ role, mailOff }: typeof employerMembers.$inferSelect) =>
  MAILS_OF_ROLE[role].filter((mail) => !mailOff.includes(mail));

/** The people of the requester's employer; invitations for owners alone (employers-80). */
export async function listColleagues(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { clientId, employerRole }: ClientRequester,
): Promise<Colleagues> {
  const rows = await listMembers(db, clientId);
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Failure('not_found');
  const called = new Map(
    rows.map(({ member, email }) => [member.usersId, memberName(member, client) ?? email]),
  );
  const waiting =
    employerRole === 'owner'
      ? await db
          .select()
          .from(employerInvitations)
          .where(eq(employerInvitations.clientId, clientId))
          .orderBy(asc(employerInvitations.createdAt), asc(employerInvitations.id))
      : [];
  return {
    people: rows.map(({ member, email }) => ({
      id: member.usersId,
      name: memberName(member, client),
      email,
      role: member.role,
      since: member.createdAt.getTime(),
      mails: mailsOf(member),
      invited_by: called.get(member.invitedBy ?? 0) ?? null,
    })),
    invoiced: !client.isPrivate,
    invitations: waiting.map(({ id, email, role, createdAt, expiresAt }) => ({
      id,
      email,
      role,
      created_at: createdAt.getTime(),
      expires_at: expiresAt.getTime(),
      expired: expiresAt <= now(),
    })),
  };
}

async function employerName(db: Database, clientId: number): Promise<string> {
  const [row] = await db
    .select({ name: clients.profileName })
    .from(clients)
    .where(eq(clients.id, clientId));
  return row?.name ?? 'dem Arbeitgeber';
}

async function emailOf(db: Database, usersId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, usersId));
  if (!row) throw new Failure('not_found');
  return row.email;
}

/**
 * Gives a colleague another role. Open sessions of the colleague end, so that no page goes on as before;
 * keys for programmes end with the role of an owner (employers-83).
 * @throws Failure forbidden, not_found, conflict for the own role
 */
export async function changeRole(
  services: Services,
  requester: ClientRequester,
  usersId: number,
  role: EmployerRole,
): Promise<void> {
  const { now, publicUrl } = services;
  await services.db.transaction(async (db) => {
    const { clientId } = requester;
    await holdAsOwner(db, requester);
    if (usersId === requester.usersId) {
      throw new Failure('conflict', {
        message:
          'Ihre eigenen Aufgaben ändert eine andere Inhaberin oder ein anderer Inhaber. So bleibt immer jemand, der alles darf.',
      });
    }
    const before = await roleOf(db, clientId, usersId);
    if (before === role) return;
    if (before === 'owner') {
      await handOver(db, usersId);
      await db.delete(apiKeys).where(eq(apiKeys.usersId, usersId));
    }
    await db.update(employerMembers).set({ role }).where(eq(employerMembers.usersId, usersId));
    await revokeSessions(db, usersId);
    await addMail(db, now(), {
      ...colleagueRoleMail(publicUrl, { employer: await employerName(db, clientId), role }),
      recipient: await emailOf(db, usersId),
      usersId,
    });
  });
  services.workAdded();
}

/**
 * Ends somebody's work for the employer at once: sessions and keys end, and the account, which is the
 * person's own, goes on with an employer of its own without anything (employers-84).
 * @param usersId the requester, who leaves, or for owners somebody else
 * @throws Failure forbidden, not_found, conflict for the last owner
 */
export async function removeColleague(
  services: Services,
  requester: ClientRequester,
  usersId: number,
): Promise<void> {
  const { now, publicUrl } = services;
  await services.db.transaction(async (db) => {
    const { clientId } = requester;
    if (usersId === requester.usersId) await holdEmployer(db, clientId);
    else await holdAsOwner(db, requester);
    await roleOf(db, clientId, usersId);
    const staying = await handOver(db, usersId);
    if (staying === 0) {
      throw new Failure('conflict', {
        message:
          'Außer Ihnen ist niemand da. Wenn Sie aufhören möchten, löschen Sie bitte Ihr Konto.',
      });
    }
    const employer = await employerName(db, clientId);
    await db.delete(employerMembers).where(eq(employerMembers.usersId, usersId));
    await db.delete(apiKeys).where(eq(apiKeys.usersId, usersId));
    // Its founder owns it (sql/employer-members.sql).
    await db.insert(clients).values({ usersId, createdAt: now() });
    await revokeSessions(db, usersId);
    await addMail(db, now(), {
      ...colleagueRemovedMail(publicUrl, { employer, left: usersId === requester.usersId }),
      recipient: await emailOf(db, usersId),
      usersId,
    });
  });
  services.workAdded();
}
