import { eq, sql } from '../../database/drizzle.ts';
import { keptStatement } from '../../database/kept-statement.ts';
import {
  candidates,
  clients,
  employerMembers,
  helpers,
  sessions,
  users,
} from '../../database/schema.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import { hashSessionToken } from '../secrets.ts';
import { isOverlapping } from './overlap.ts';

const findSession = keptStatement((db) =>
  db
    .select({
      usersId: users.id,
      email: users.email,
      role: users.role,
      planType: users.planType,
      candidateId: candidates.id,
      clientId: clients.id,
      employerRole: employerMembers.role,
      contactUsersId: clients.usersId,
      expiresAt: sessions.expiresAt,
      replacedAt: sessions.replacedAt,
      // Whom the operator blocks does not go on through colleagues.
      blockedAt: sql<Date | null>`coalesce(${users.blockedAt},
        (select contact.blocked_at from users contact where contact.id = ${clients.usersId}))`,
      mailboxProvenAt: users.mailboxProvenAt,
      helperId: sessions.helperId,
      helper: helpers,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.usersId))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(employerMembers, eq(employerMembers.usersId, users.id))
    .leftJoin(clients, eq(clients.id, employerMembers.clientId))
    .leftJoin(helpers, eq(helpers.id, sessions.helperId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .limit(1)
    .prepare('session'),
);

/** Who a token belongs to, or why it does not count. */
export async function loadSession(
  { db, now }: Services,
  token: string,
): Promise<Requester | 'unknown' | 'expired'> {
  const tokenHash = hashSessionToken(token);
  const [row] = await findSession(db).execute({ hash: tokenHash });
  if (!row || row.blockedAt) return 'unknown';
  const { expiresAt, replacedAt, blockedAt: _, mailboxProvenAt, contactUsersId, ...others } = row;
  const { helperId, helper: found, ...rest } = others;
  // A session that was begun for a helper never becomes the candidate's own.
  const helping = found?.acceptedAt && !found.endedAt;
  if (helperId !== null && !helping) return 'unknown';
  const helper = helping
    ? {
        id: found.id,
        name: found.name,
        email: found.email,
        permissions: found.permissions,
      }
    : null;
  const confirmed = mailboxProvenAt !== null || rest.role === 'operator';
  const requester = { ...rest, helper, confirmed, sideUsersId: contactUsersId ?? row.usersId };
  if (replacedAt && (!isOverlapping(replacedAt, now()) || expiresAt <= now())) return 'unknown';
  if (expiresAt > now()) return { ...requester, tokenHash };
  // The dialog of an expired session asks for a password alone (operators-5), which helpers do not have.
  return row.role === 'operator' || helper ? 'unknown' : 'expired';
}
