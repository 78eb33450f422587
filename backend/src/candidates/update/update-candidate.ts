import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { candidates } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { refuseStale } from '../../http/version.ts';
import { renewPositions } from '../../matching/renew-positions.ts';
import { loadCandidate } from '../load-candidate.ts';
import type { CandidateChange, Row } from './candidate-change.ts';
import { checkIds } from './check-ids.ts';
import { columnsOf } from './columns-of.ts';
import { given } from './given.ts';

/**
 * Changes the section that the mode names; the rest of the body is ignored.
 * @throws Failure not_found, validation.failed, version.stale
 */
export async function updateCandidate(
  db: Database,
  candidateId: number,
  change: CandidateChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    if (!row) throw new Failure('not_found');
    await refuseStale(change.version, () => loadCandidate(tx, candidateId));
    const columns = columnsOf(row, change);
    await checkIds(tx, columns, change);
    if (Object.keys(columns).length === 0) return;
    await tx.update(candidates).set(columns).where(eq(candidates.id, candidateId));
    if (columns.mainJob || columns.lastEmployer || columns.previousEmployer || columns.education) {
      await renewPositions(tx, row, { ...row, ...given(columns) } as Row);
    }
  });
}
