import { and, eq, gt, lt } from '../database/drizzle.ts';
import { knownNetworks, users } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { hashSecret } from './secrets.ts';

/** How long a network is known after the last sign-in from it, in milliseconds. */
const KNOWN_MS = 90 * 86_400_000;

const hashOf = (usersId: number, network: string) => hashSecret(`${usersId} ${network}`);

/** Whether the owner of an address has signed in from a network in the last 90 days. */
export async function isKnownNetwork(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  network: string,
): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const since = new Date(now().getTime() - KNOWN_MS);
  const seen = and(
    eq(knownNetworks.networkHash, hashOf(user?.id ?? 0, network)),
    gt(knownNetworks.seenAt, since),
  );
  return (await db.$count(knownNetworks, seen)) > 0;
}

/** Keeps that a user has signed in from a network, and forgets what was long ago. */
export async function rememberNetwork(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
  network: string,
): Promise<void> {
  const seenAt = now();
  await db
    .insert(knownNetworks)
    .values({ networkHash: hashOf(usersId, network), usersId, seenAt })
    .onConflictDoUpdate({ target: knownNetworks.networkHash, set: { seenAt } });
  const long = new Date(seenAt.getTime() - KNOWN_MS);
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.usersId, usersId), lt(knownNetworks.seenAt, long)));
}
