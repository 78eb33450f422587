import type { MatchingPosition } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq, type SQL, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidatePositions, candidates } from '../database/schema.ts';
import { loadPositionLabels, type PositionLabels } from '../lookups/position-labels.ts';

type OwnPosition = Pick<
  typeof candidatePositions.$inferSelect,
  'id' | 'positionId' | 'matchingUsed' | 'matchEmployer' | 'matchEducation' | 'matchWorkExperience'
>;

const own = candidatePositions;

/** Column: the activities of the candidate of the row; null without any. */
export const ownPositions: SQL<OwnPosition[] | null> = sql`(
  select json_agg(
    json_build_object(
      'id', ${own.id}, 'positionId', ${own.positionId}, 'matchingUsed', ${own.matchingUsed},
      'matchEmployer', ${own.matchEmployer}, 'matchEducation', ${own.matchEducation},
      'matchWorkExperience', ${own.matchWorkExperience}
    ) order by ${own.id}
  )
  from ${own} where ${own.candidateId} = ${candidates.id}
)`;

const flag = (value: boolean) => (value ? 'true' : 'false');

/** Activities with their sources, as the contract has them (profile-24, profile-25). */
export function matchingPositionsOf(
  positions: readonly OwnPosition[] | null,
  labelOf: PositionLabels,
): MatchingPosition[] {
  return (positions ?? []).map((position) => ({
    id: position.id,
    positions_id: position.positionId,
    label: labelOf(position.positionId) ?? '',
    matching_used: flag(position.matchingUsed),
    match_type_employer: flag(position.matchEmployer),
    match_type_education: flag(position.matchEducation),
    match_type_workexperience: flag(position.matchWorkExperience),
  }));
}

const findOwn = keptStatement((db) =>
  db
    .select()
    .from(own)
    .where(eq(own.candidateId, sql.placeholder('candidateId')))
    .orderBy(own.id)
    .prepare('own_positions'),
);

/** Activities of a candidate's experience. */
export async function loadMatchingPositions(
  db: Database,
  candidateId: number,
): Promise<MatchingPosition[]> {
  const positions = await findOwn(db).execute({ candidateId });
  return matchingPositionsOf(positions, await loadPositionLabels(db));
}
