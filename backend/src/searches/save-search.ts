import { type Narrowing, SAVED_SEARCHES_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, isNull, sql } from '../database/drizzle.ts';
import { candidates, jobSearches } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { checkSearchIds, givenParts } from './check-search.ts';

type NewSearch = {
  readonly candidate_id: number;
  readonly users_id: number;
  readonly alert_config_id: number;
  readonly search_what_id: number;
  readonly search_location_id: number | null;
  readonly narrowing?: Narrowing | undefined;
};

/** One search after the other for each candidate, so that a double click cannot save two. */
async function lockCandidate(db: Database, candidateId: number): Promise<void> {
  await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('update');
}

/**
 * Saves a search; the same one again gives the saved one back, as it is.
 * @returns its id
 * @throws Failure forbidden, validation.failed, conflict when there are too many
 */
export async function saveSearch(
  db: Database,
  requester: CandidateRequester,
  search: NewSearch,
): Promise<number> {
  if (search.candidate_id !== requester.candidateId) {
    throw new Failure('forbidden', { param: 'candidate_id' });
  }
  if (search.users_id !== requester.usersId) throw new Failure('forbidden', { param: 'users_id' });
  await checkSearchIds(db, search);
  return db.transaction(async (tx) => {
    await lockCandidate(tx, requester.candidateId);
    const mine = and(
      eq(jobSearches.candidateId, requester.candidateId),
      isNull(jobSearches.deletedAt),
    );
    const { search_what_id, search_location_id, alert_config_id } = search;
    const narrowing = givenParts(search.narrowing ?? {});
    const samePlace =
      search_location_id === null
        ? isNull(jobSearches.searchLocationId)
        : eq(jobSearches.searchLocationId, search_location_id);
    const [same] = await tx
      .select({ id: jobSearches.id })
      .from(jobSearches)
      .where(
        and(
          mine,
          eq(jobSearches.searchWhatId, search_what_id),
          samePlace,
          sql`${jobSearches.narrowing} = ${JSON.stringify(narrowing)}::jsonb`,
        ),
      );
    if (same) return same.id;
    if ((await tx.$count(jobSearches, mine)) >= SAVED_SEARCHES_MAX) {
      throw new Failure('conflict', {
        message: `Sie haben schon ${SAVED_SEARCHES_MAX} Suchen gespeichert. Bitte löschen Sie zuerst eine davon.`,
      });
    }
    const [row] = await tx
      .insert(jobSearches)
      .values({
        candidateId: requester.candidateId,
        type: 'manual',
        searchWhatId: search_what_id,
        searchLocationId: search_location_id,
        alertConfigId: alert_config_id,
        narrowing,
        savedBy: requester.helper?.name ?? null,
      })
      .returning({ id: jobSearches.id });
    if (!row) throw new Error('The search was not inserted');
    return row.id;
  });
}

/** Makes sure that the candidate has the automatic search of the profile. */
export async function ensureAutoSearch(db: Database, candidateId: number): Promise<void> {
  await db.insert(jobSearches).values({ candidateId, type: 'auto' }).onConflictDoNothing();
}
