import type { Database } from '../../../database/database.ts';
import { and, eq, isNull, sql } from '../../../database/drizzle.ts';
import { jobReports, messageReports } from '../../../database/schema.ts';
import type { Decision, Told } from './told.ts';
import { withAddresses } from './with-addresses.ts';

/** Closes the open reports; gives those who reported. */
export async function closeReports(
  db: Database,
  { id, kind, subjectId }: Decision,
): Promise<Told[]> {
  if (kind === 'user') return [];
  const rows =
    kind === 'job'
      ? await db
          .update(jobReports)
          .set({ decisionId: id })
          .where(and(eq(jobReports.jobDemandId, subjectId), isNull(jobReports.decisionId)))
          .returning({ usersId: jobReports.usersId, email: jobReports.reporterEmail })
      : await db
          .update(messageReports)
          .set({ decisionId: id })
          .where(and(eq(messageReports.messageId, subjectId), isNull(messageReports.decisionId)))
          .returning({ usersId: messageReports.usersId, email: sql<string | null>`null` });
  return withAddresses(db, rows, 'reporter', false);
}
