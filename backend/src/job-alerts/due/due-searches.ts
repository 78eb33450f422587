import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNull, lte, notExists, sql } from '../../database/drizzle.ts';
import { candidates, jobAlerts, jobSearches, tasks, users } from '../../database/schema.ts';
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

/**
 * Ids of the searches with jobs that their owners are to be told of now and that are not in the queue yet, those
 * that have waited longest first; what waits for the morning or has been told is not read.
 * @param until jobs found later wait for the next look
 * @param limit of notes of jobs that are read; several may be of one search
 */
export async function findDueSearches(
  db: Database,
  now: Date,
  { until, limit }: { readonly until: Date; readonly limit: number },
): Promise<number[]> {
  const queued = db
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.kind, 'job-alert'), eq(tasks.key, sql`${jobSearches.id}::text`)));
  const rows = await db
    .select({ id: jobSearches.id })
    .from(jobAlerts)
    .innerJoin(jobSearches, eq(jobSearches.id, jobAlerts.jobSearchId))
    .where(
      and(
        isNull(jobAlerts.mailedAt),
        lte(jobAlerts.dueAt, until),
        due(now),
        isNull(jobSearches.deletedAt),
        notExists(queued),
      ),
    )
    .orderBy(asc(jobAlerts.dueAt), asc(jobAlerts.jobSearchId))
    .limit(limit);
  return [...new Set(rows.map(({ id }) => id))];
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
