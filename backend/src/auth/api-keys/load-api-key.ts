import { API_KEY_START } from '@silverjobs/contract';
import { and, eq } from '../../database/drizzle.ts';
import { apiKeys, clients, employerMembers, users } from '../../database/schema.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import { countAttempt, type Limit } from '../attempts.ts';
import { hashSecret } from '../secrets.ts';

/** All that one key asks for, reading included: one a second. */
const ASKED: Limit = { name: 'api-key', attempts: 600, minutes: 10 };
const MINUTE_MS = 60_000;

/** Whether a token is a key of an employer, not a session. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_START);

/**
 * Whom a key stands for; null for one that is unknown, ended or whose account is blocked.
 * @throws Failure rate.limited
 */
export async function loadApiKey(services: Services, key: string): Promise<Requester | null> {
  const { db, now } = services;
  const tokenHash = hashSecret(key);
  const [row] = await db
    .select({
      id: apiKeys.id,
      usedAt: apiKeys.usedAt,
      usersId: users.id,
      email: users.email,
      role: users.role,
      planType: users.planType,
      clientId: clients.id,
      employerRole: employerMembers.role,
      sideUsersId: clients.usersId,
      blockedAt: users.blockedAt,
      mailboxProvenAt: users.mailboxProvenAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.usersId))
    // It counts as long as its maker is an owner (employers-83).
    .innerJoin(
      employerMembers,
      and(eq(employerMembers.usersId, users.id), eq(employerMembers.role, 'owner')),
    )
    .innerJoin(clients, eq(clients.id, employerMembers.clientId))
    .where(eq(apiKeys.keyHash, tokenHash));
  if (!row || row.blockedAt) return null;
  const { id, usedAt, blockedAt: _, mailboxProvenAt, ...rest } = row;
  await countAttempt(services, ASKED, String(id));
  const moment = now();
  if (!usedAt || moment.getTime() - usedAt.getTime() >= MINUTE_MS) {
    await db.update(apiKeys).set({ usedAt: moment }).where(eq(apiKeys.id, id));
  }
  return {
    ...rest,
    candidateId: null,
    confirmed: mailboxProvenAt !== null,
    tokenHash,
    helper: null,
  };
}
