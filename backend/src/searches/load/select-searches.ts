import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNull, type SQL } from '../../database/drizzle.ts';
import { jobSearches, positions } from '../../database/schema.ts';

/** A saved search with the name of its activity. */
export type Row = { search: typeof jobSearches.$inferSelect; whatLabel: string | null };

/** Searches of a candidate that are not deleted. */
export const ofCandidate = (candidateId: number) =>
  and(eq(jobSearches.candidateId, candidateId), isNull(jobSearches.deletedAt));

/** Saved searches, the automatic one first. */
export function selectSearches(db: Database, condition: SQL | undefined): Promise<Row[]> {
  return db
    .select({ search: jobSearches, whatLabel: positions.label })
    .from(jobSearches)
    .leftJoin(positions, eq(positions.id, jobSearches.searchWhatId))
    .where(condition)
    .orderBy(asc(jobSearches.type), asc(jobSearches.createdAt), asc(jobSearches.id));
}
