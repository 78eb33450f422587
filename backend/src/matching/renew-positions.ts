import { WORK_WHERE_OTHER_ACTIVITY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, not, or } from '../database/drizzle.ts';
import { candidatePositions, type candidates, positions } from '../database/schema.ts';
import {
  derivePositions,
  type Experience,
  prepareCatalogue,
  SOURCES,
  type Source,
} from './derive-positions.ts';

type Row = typeof candidates.$inferSelect;

const COLUMNS = {
  employer: 'matchEmployer',
  education: 'matchEducation',
  workExperience: 'matchWorkExperience',
} as const satisfies Record<Source, keyof typeof candidatePositions.$inferSelect>;

/**
 * Brings the activities of a candidate in line with a change of the profile: what the change adds
 * gets its source, what it takes away loses it, and an activity without any source goes. Activities
 * that the change does not touch stay as they are, switched on or off.
 * @param before the candidate before the change
 * @param after what speaks of experience after the change
 */
export async function renewPositions(db: Database, before: Row, after: Experience): Promise<void> {
  const catalogue = prepareCatalogue(await db.select().from(positions).orderBy(positions.id));
  const old = derivePositions(before, catalogue);
  const next = derivePositions(after, catalogue);
  // Who wants another activity than before gets no jobs for what was (profile-29).
  const matchingUsed = before.preferences.work_where_candidate_id !== WORK_WHERE_OTHER_ACTIVITY_ID;
  const own = eq(candidatePositions.candidateId, before.id);
  for (const source of SOURCES) {
    const column = COLUMNS[source];
    const gone = [...old[source]].filter((id) => !next[source].has(id));
    if (gone.length > 0) {
      await db
        .update(candidatePositions)
        .set({ [column]: false })
        .where(and(own, inArray(candidatePositions.positionId, gone)));
    }
    const added = [...next[source]].filter((id) => !old[source].has(id));
    if (added.length > 0) {
      await db
        .insert(candidatePositions)
        .values(
          added.map((positionId) => ({
            candidateId: before.id,
            positionId,
            matchingUsed,
            [column]: true,
          })),
        )
        .onConflictDoUpdate({
          target: [candidatePositions.candidateId, candidatePositions.positionId],
          set: { [column]: true },
        });
    }
  }
  const { matchEmployer, matchEducation, matchWorkExperience } = candidatePositions;
  const sourced = or(matchEmployer, matchEducation, matchWorkExperience);
  if (sourced) await db.delete(candidatePositions).where(and(own, not(sourced)));
}
