import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, asc, eq } from '../../database/drizzle.ts';
import { moderationDecisions, moderationParties } from '../../database/schema.ts';

/** What operators have decided about a user's jobs, messages or account, oldest first. */
export async function exportDecisions(
  db: Database,
  usersId: number,
): Promise<NonNullable<AccountExport['decisions']>> {
  const ofUser = and(
    eq(moderationParties.decisionId, moderationDecisions.id),
    eq(moderationParties.usersId, usersId),
    eq(moderationParties.party, 'affected'),
  );
  const rows = await db
    .select({ decision: moderationDecisions, objection: moderationParties.objection })
    .from(moderationDecisions)
    .leftJoin(moderationParties, ofUser)
    .where(eq(moderationDecisions.affectedUsersId, usersId))
    .orderBy(asc(moderationDecisions.id));
  return rows.map(({ decision: { createdAt, action, reason }, objection }) => ({
    created_at: createdAt.getTime(),
    action,
    reason,
    objection,
  }));
}
