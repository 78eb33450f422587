import type { Candidate } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidates, postalCodes, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { withVersion } from '../http/version.ts';
import { cityOfCandidate } from '../locations/city.ts';
import { loadLabels } from '../lookups/labels.ts';
import { loadPositionLabels } from '../lookups/position-labels.ts';
import { matchingPositionsOf, ownPositions } from '../matching/load-positions.ts';
import { type CandidateRow, candidateOf } from './candidate-of.ts';

/** What makes a candidate, beside the user and its own row. */
export const candidateColumns = {
  city: cityOfCandidate,
  lat: postalCodes.lat,
  lon: postalCodes.lon,
  positions: ownPositions,
};

type LoadedCandidate = CandidateRow & {
  readonly positions: Parameters<typeof matchingPositionsOf>[0];
};

const findCandidate = keptStatement((db) =>
  db
    .select({ candidate: candidates, email: users.email, ...candidateColumns })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.usersId))
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare('own_candidate'),
);

/** A candidate of a row with candidateColumns. */
export async function describeCandidate(db: Database, row: LoadedCandidate): Promise<Candidate> {
  const positions = matchingPositionsOf(row.positions, await loadPositionLabels(db));
  return withVersion(candidateOf(row, await loadLabels(db), positions));
}

/**
 * A candidate as its owner sees it (profile-7).
 * @throws Failure not_found
 */
export async function loadCandidate(db: Database, candidateId: number): Promise<Candidate> {
  const [row] = await findCandidate(db).execute({ candidateId });
  if (!row) throw new Failure('not_found');
  return describeCandidate(db, row);
}
