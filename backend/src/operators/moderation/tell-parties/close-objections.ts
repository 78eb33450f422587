import type { Database } from '../../../database/database.ts';
import { and, eq, inArray, isNotNull, isNull } from '../../../database/drizzle.ts';
import { moderationDecisions, moderationParties } from '../../../database/schema.ts';
import type { Decision, Told } from './told.ts';
import { withAddresses } from './with-addresses.ts';

/** Closes the open objections to earlier decisions; gives those who objected. */
export async function closeObjections(
  db: Database,
  { id, kind, subjectId }: Decision,
): Promise<Told[]> {
  const earlier = db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.kind, kind), eq(moderationDecisions.subjectId, subjectId)));
  const rows = await db
    .update(moderationParties)
    .set({ answeredBy: id })
    .where(
      and(
        inArray(moderationParties.decisionId, earlier),
        isNotNull(moderationParties.objectedAt),
        isNull(moderationParties.answeredBy),
      ),
    )
    .returning({
      party: moderationParties.party,
      usersId: moderationParties.usersId,
      email: moderationParties.email,
    });
  const told = await Promise.all(
    (['affected', 'reporter'] as const).map((party) =>
      withAddresses(
        db,
        rows.filter((row) => row.party === party),
        party,
        true,
      ),
    ),
  );
  return told.flat();
}
