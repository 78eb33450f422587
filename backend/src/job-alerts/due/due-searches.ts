import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { candidates, jobAlerts, jobSearches, users } from '../../database/schema.ts';
import { titleOf } from '../../searches/title-of-search.ts';
import { due } from './due-jobs.ts';

/** A search with jobs that its owner is to be notified of now. */
export type DueSearch = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly usersId: number;
  readonly title: string;
  readonly email: string;
  /** The owner still looks for work, is not blocked and has confirmed the address (access-52). */
  readonly active: boolean;
  readonly alertConfigId: number;
};

/** Ids of the searches with jobs that their owners are to be told of now. */
export async function findDueSearches(db: Database, now: Date): Promise<number[]> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.jobSearchId, jobSearches.id), due(now)));
  const rows = await db
    .select({ id: jobSearches.id })
    .from(jobSearches)
    .where(and(exists(waiting), isNull(jobSearches.deletedAt)))
    .orderBy(asc(jobSearches.id));
  return rows.map(({ id }) => id);
}

/** Holds a search, so that no other process writes its mail; null for one that is gone. */
export async function holdSearch(db: Database, searchId: number): Promise<DueSearch | null> {
  const [claimed] = await db
    .select()
    .from(jobSearches)
    .where(and(eq(jobSearches.id, searchId), isNull(jobSearches.deletedAt)))
    .for('update');
  if (!claimed) return null;
  const [owner] = await db
    .select({
      usersId: users.id,
      email: users.email,
      status: candidates.status,
      blockedAt: users.blockedAt,
      provenAt: users.mailboxProvenAt,
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
    active:
      owner.status === 'active_visible' && owner.blockedAt === null && owner.provenAt !== null,
    alertConfigId: claimed.alertConfigId,
  };
}
