import type { OpenHelp } from '@silverjobs/contract';
import { countAttempt, LIMITS } from '../auth/attempts.ts';
import { createSecret, hashSecret } from '../auth/secrets.ts';
import { createSession } from '../auth/sessions/create-session.ts';
import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { helpers, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { addMail } from '../mail/add-mail.ts';
import { helpAcceptedMail, helpLinkMail } from '../mail/templates/helper.ts';
import type { Services } from '../services.ts';
import { runningHelps } from './helpers.ts';
import { nameOfCandidate } from './name-of-candidate.ts';

/** How long a link to sign in counts, in milliseconds. */
const LINK_MS = 60 * 60_000;

type Row = typeof helpers.$inferSelect;

/** @throws Failure link.invalid (unknown, used or ended), link.expired */
async function findByLink(db: Database, now: Date, token: string): Promise<Row> {
  const [found] = await db
    .select()
    .from(helpers)
    .where(and(eq(helpers.tokenHash, hashSecret(token)), isNull(helpers.endedAt)));
  if (!found) throw new Failure('link.invalid');
  if (!found.tokenExpiresAt || found.tokenExpiresAt <= now) throw new Failure('link.expired');
  return found;
}

/** What the link of a mail says to who holds it. @throws Failure as findByLink, rate.limited */
export async function openHelp(
  services: Services,
  token: string,
  network: string,
): Promise<OpenHelp> {
  await countAttempt(services, LIMITS.link, network);
  const found = await findByLink(services.db, services.now(), token);
  return {
    name: await nameOfCandidate(services.db, found.usersId),
    helper_name: found.name,
    permissions: found.permissions,
    accepted: found.acceptedAt !== null,
  };
}

/**
 * Signs a helper in with the link of a mail, once; the first one accepts the invitation, of which the
 * candidate is told (account-74).
 * @returns the token of a session that acts for the candidate, within what is allowed
 * @throws Failure link.invalid, link.expired, account.blocked, rate.limited
 */
export async function enterHelp(
  services: Services,
  token: string,
  network: string,
): Promise<string> {
  await countAttempt(services, LIMITS.link, network);
  const { now, publicUrl } = services;
  const session = await services.db.transaction(async (db) => {
    const { id, acceptedAt } = await findByLink(db, now(), token);
    const [entered] = await db
      .update(helpers)
      .set({ tokenHash: null, tokenExpiresAt: null, acceptedAt: acceptedAt ?? now() })
      // Two presses at the same moment: one wins.
      .where(and(eq(helpers.id, id), eq(helpers.tokenHash, hashSecret(token))))
      .returning();
    if (!entered) throw new Failure('link.invalid');
    const { usersId, name, email, permissions } = entered;
    if (acceptedAt === null) {
      const [candidate] = await db.select().from(users).where(eq(users.id, usersId));
      await addMail(db, now(), {
        ...helpAcceptedMail(publicUrl, { name, email, permissions }),
        recipient: candidate?.email ?? '',
        usersId,
      });
    }
    return createSession({ ...services, db }, usersId, { helperId: id });
  });
  services.workAdded();
  return session;
}

/** Sends links to sign in to an address, one for each person whom somebody with it helps. */
export async function mailHelpLinks(
  services: Services,
  email: string,
  network: string,
): Promise<void> {
  await countAttempt(services, LIMITS.mailAddress, network);
  await countAttempt(services, LIMITS.mail, email);
  const { now, publicUrl } = services;
  await services.db.transaction(async (db) => {
    for (const { id, usersId } of await runningHelps(db, email)) {
      const token = createSecret();
      const expiresAt = new Date(now().getTime() + LINK_MS);
      await db
        .update(helpers)
        .set({ tokenHash: hashSecret(token), tokenExpiresAt: expiresAt })
        .where(eq(helpers.id, id));
      await addMail(db, now(), {
        ...helpLinkMail(publicUrl, token, await nameOfCandidate(db, usersId)),
        recipient: email,
        usersId: null,
        aboutUsersId: usersId,
        forget: true,
        expiresAt,
      });
    }
  });
  services.workAdded();
}
