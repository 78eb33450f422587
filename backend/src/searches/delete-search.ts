import { SAVED_SEARCHES_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, gte, isNull, lt } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { findSearch, refuseAuto } from './update-search.ts';

/** So long a deleted search can be brought back (jobs-113). */
const KEPT_MS = 86_400_000;

/**
 * Deletes an own search; for a day it can be brought back. The automatic one belongs to the profile
 * and stays.
 * @throws Failure not_found, forbidden
 */
export async function deleteSearch(
  { db, now }: Services,
  candidateId: number,
  id: number,
): Promise<void> {
  const search = await findSearch(db, candidateId, id);
  refuseAuto(
    search,
    undefined,
    'Diese Suche entsteht aus Ihrem Profil und kann nicht gelöscht werden. Wählen Sie „Keine Email senden“, wenn Sie keine Vorschläge möchten.',
  );
  await db.update(jobSearches).set({ deletedAt: now() }).where(eq(jobSearches.id, search.id));
}

/**
 * Brings a search back that was deleted within a day, as it was.
 * @throws Failure not_found, also for one that is there; conflict when there are too many
 */
export async function restoreSearch(
  { db, now }: Services,
  candidateId: number,
  id: number,
): Promise<void> {
  const mine = eq(jobSearches.candidateId, candidateId);
  await db.transaction(async (tx) => {
    const [restored] = await tx
      .update(jobSearches)
      .set({ deletedAt: null })
      .where(
        and(mine, eq(jobSearches.id, id), gte(jobSearches.deletedAt, new Date(+now() - KEPT_MS))),
      )
      .returning({ id: jobSearches.id });
    if (!restored) throw new Failure('not_found');
    if (
      (await tx.$count(jobSearches, and(mine, isNull(jobSearches.deletedAt)))) > SAVED_SEARCHES_MAX
    )
      throw new Failure('conflict', {
        message: `Sie haben schon ${SAVED_SEARCHES_MAX} Suchen gespeichert. Bitte löschen Sie zuerst eine davon.`,
      });
  });
}

/** Forgets what nobody can bring back any more. */
export async function forgetDeletedSearches(db: Database, now: Date): Promise<void> {
  await db.delete(jobSearches).where(lt(jobSearches.deletedAt, new Date(+now - KEPT_MS)));
}
