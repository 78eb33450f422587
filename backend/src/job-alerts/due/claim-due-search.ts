import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { candidates, jobAlerts, jobSearches, users } from '../../database/schema.ts';
import { due } from './due-jobs.ts';
import { titleOf } from './title-of-search.ts';

/** A search with jobs that its owner is to be notified of now. */
export type DueSearch = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly usersId: number;
  readonly title: string;
  readonly email: string;
  /** The owner still looks for work and is not blocked. */
  readonly active: boolean;
  readonly alertConfigId: number;
};

/** Takes a search that is due, so that no other process writes its mail; null when there is none. */
export async function claimDueSearch(db: Database, now: Date): Promise<DueSearch | null> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.jobSearchId, jobSearches.id), due(now)));
  const [claimed] = await db
    .select()
    .from(jobSearches)
    .where(and(exists(waiting), isNull(jobSearches.deletedAt)))
    .orderBy(asc(jobSearches.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!claimed) return null;
  const [owner] = await db
    .select({
      usersId: users.id,
      email: users.email,
      status: candidates.status,
      blockedAt: users.blockedAt,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(eq(candidates.id, claimed.candidateId));
  if (!owner) throw new Error(`Search ${claimed.id} has no owner`);
  return {
    searchId: claimed.id,
    candidateId: claimed.candidateId,
    usersId: owner.usersId,
    title: await titleOf(db, claimed),
    email: owner.email,
    active: owner.status === 'active_visible' && owner.blockedAt === null,
    alertConfigId: claimed.alertConfigId,
  };
}
