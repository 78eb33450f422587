import { COLLEAGUES_MAX, INVITATION_DAYS, type ParsedBodyOf } from '@silverjobs/contract';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { createSecret, hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { and, eq, lt } from '../database/drizzle.ts';
import { clients, employerInvitations } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { invitationToColleagueMail } from '../mail/templates/colleague.ts';
import type { Services } from '../services.ts';
import { holdAsOwner, listMembers } from './members.ts';

/** Invitations to one address, whoever invites: nobody is flooded with them. */
const TO_ADDRESS: Limit = { name: 'colleague-mail', attempts: 5, minutes: 24 * 60 };
const DAY_MS = 86_400_000;
/** How long an expired one is shown to who has sent it, in days. */
const SHOWN_EXPIRED_DAYS = 30;

/**
 * Invites somebody by mail to work for the requester's employer. An earlier invitation of the same
 * address counts no more (employers-81).
 * @throws Failure forbidden, conflict, rate.limited
 */
export async function invite(
  services: Services,
  requester: ClientRequester,
  { email, role }: ParsedBodyOf<'POST /colleague_invitation'>,
): Promise<void> {
  const { now, publicUrl } = services;
  const { clientId } = requester;
  await countAttempt(services, TO_ADDRESS, email);
  await services.db.transaction(async (db) => {
    await holdAsOwner(db, requester);
    const people = await listMembers(db, clientId);
    if (people.some((one) => one.email === email)) {
      throw new Failure('conflict', { param: 'email', message: 'Diese Person ist schon dabei.' });
    }
    const own = eq(employerInvitations.clientId, clientId);
    await db.delete(employerInvitations).where(and(own, eq(employerInvitations.email, email)));
    if (people.length + (await db.$count(employerInvitations, own)) >= COLLEAGUES_MAX) {
      throw new Failure('conflict', {
        message: `Mehr als ${COLLEAGUES_MAX} Personen und offene Einladungen gehen nicht. Nehmen Sie bitte zuerst eine zurück.`,
      });
    }
    const token = createSecret();
    const moment = now();
    const expiresAt = new Date(moment.getTime() + INVITATION_DAYS * DAY_MS);
    await db.insert(employerInvitations).values({
      clientId,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedBy: requester.usersId,
      createdAt: moment,
      expiresAt,
    });
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    await addMail(db, moment, {
      ...invitationToColleagueMail(publicUrl, token, {
        employer: client?.profileName ?? null,
        role,
        from: requester.email,
      }),
      recipient: email,
      usersId: null,
      aboutUsersId: requester.usersId,
      forget: true,
      expiresAt,
    });
  });
  services.workAdded();
}

/** Takes an invitation back: its link counts no more. @throws Failure not_found */
export async function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  { clientId }: ClientRequester,
  id: number,
): Promise<void> {
  const own = and(eq(employerInvitations.id, id), eq(employerInvitations.clientId, clientId));
  const gone = await db
    .delete(employerInvitations)
    .where(own)
    .returning({ id: employerInvitations.id });
  if (gone.length === 0) {
    throw new Failure('not_found', { param: 'id', message: 'Diese Einladung gibt es nicht mehr.' });
  }
}

/** Forgets addresses of people who never came. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  const long = new Date(now.getTime() - SHOWN_EXPIRED_DAYS * DAY_MS);
  await db.delete(employerInvitations).where(lt(employerInvitations.expiresAt, long));
}
