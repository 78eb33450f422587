import type { Candidate } from '@silverjobs/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidates, postalCodes, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { withVersion } from '../http/version.ts';
import { loadLabels } from '../lookups/labels.ts';
import { loadMatchingPositions } from '../matching/load-positions.ts';
import { candidateOf } from './candidate-of.ts';

const findCandidate = keptStatement((db) =>
  db
    .select({
      candidate: candidates,
      email: users.email,
      city: postalCodes.place,
      lat: postalCodes.lat,
      lon: postalCodes.lon,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.usersId))
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare('own_candidate'),
);

/**
 * A candidate as its owner sees it (profile-7).
 * @throws Failure not_found
 */
export async function loadCandidate(db: Database, candidateId: number): Promise<Candidate> {
  const [row] = await findCandidate(db).execute({ candidateId });
  if (!row) throw new Failure('not_found');
  const labels = await loadLabels(db);
  return withVersion(candidateOf(row, labels, await loadMatchingPositions(db, candidateId)));
}
