import type { MatchingPosition } from '@silverjobs/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidatePositions, positions } from '../database/schema.ts';

const flag = (value: boolean) => (value ? 'true' : 'false');

const findOwn = keptStatement((db) =>
  db
    .select({ own: candidatePositions, label: positions.label })
    .from(candidatePositions)
    .innerJoin(positions, eq(positions.id, candidatePositions.positionId))
    .where(eq(candidatePositions.candidateId, sql.placeholder('candidateId')))
    .orderBy(candidatePositions.id)
    .prepare('own_positions'),
);

/** Activities of a candidate's experience with their sources (profile-24, profile-25). */
export async function loadMatchingPositions(
  db: Database,
  candidateId: number,
): Promise<MatchingPosition[]> {
  const rows = await findOwn(db).execute({ candidateId });
  return rows.map(({ own, label }) => ({
    id: own.id,
    positions_id: own.positionId,
    label,
    matching_used: flag(own.matchingUsed),
    match_type_employer: flag(own.matchEmployer),
    match_type_education: flag(own.matchEducation),
    match_type_workexperience: flag(own.matchWorkExperience),
  }));
}
