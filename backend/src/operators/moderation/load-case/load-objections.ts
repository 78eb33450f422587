import type { CaseKind, OperatorCaseDetail } from '@silverjobs/contract';
import type { Database } from '../../../database/database.ts';
import { and, desc, eq, isNotNull } from '../../../database/drizzle.ts';
import { moderationDecisions, moderationParties } from '../../../database/schema.ts';

/** All objections to decisions about it, the newest first. */
export async function loadObjections(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<OperatorCaseDetail['objections']> {
  const rows = await db
    .select({ party: moderationParties })
    .from(moderationParties)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationParties.decisionId))
    .where(
      and(
        eq(moderationDecisions.kind, kind),
        eq(moderationDecisions.subjectId, id),
        isNotNull(moderationParties.objectedAt),
      ),
    )
    .orderBy(desc(moderationParties.objectedAt));
  return rows.map(({ party }) => ({
    id: party.id,
    party: party.party,
    text: party.objection ?? '',
    created_at: party.objectedAt?.getTime() ?? 0,
    open: party.answeredBy === null,
  }));
}
