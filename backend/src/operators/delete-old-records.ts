import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNull, lt, or, sql } from '../database/drizzle.ts';
import {
  auditLog,
  jobDemands,
  jobReports,
  messageReports,
  moderationDecisions,
  moderationParties,
  users,
} from '../database/schema.ts';

/** As long as claims can be made: three years after the end of the year (§§ 195, 199 BGB). */
const RETENTION_YEARS = 4;
/** How long a report is kept whose job or message is gone, in months: nobody decides it any more. */
const GONE_MONTHS = 6;

/** What still hides a job or keeps somebody out is kept for as long as it does. */
const isInForce = sql`(
  exists (select from ${jobDemands} where ${jobDemands.hiddenBy} = ${moderationDecisions.id})
  or exists (select from ${users} where ${users.id} = ${moderationDecisions.affectedUsersId}
    and ${users.blockedAt} is not null))`;

/**
 * Deletes decisions about content with their reports and objections, and rows of the audit log, when
 * nobody can refer to them any more (operators-26).
 */
export async function deleteOldRecords(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(Date.UTC(now.getUTCFullYear() - RETENTION_YEARS + 1, 0, 1));
  await database.transaction(async (db) => {
    const old = await db
      .select({ id: moderationDecisions.id })
      .from(moderationDecisions)
      .where(and(lt(moderationDecisions.createdAt, cutoff), eq(isInForce, sql`false`)));
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) {
      await db.delete(jobReports).where(inArray(jobReports.decisionId, ids));
      await db.delete(messageReports).where(inArray(messageReports.decisionId, ids));
      // An objection may have been answered by a decision that is not as old.
      await db.delete(moderationParties).where(inArray(moderationParties.decisionId, ids));
      await db
        .update(moderationParties)
        .set({ answeredBy: null, objectedAt: null, objection: null })
        .where(inArray(moderationParties.answeredBy, ids));
      await db.delete(moderationDecisions).where(inArray(moderationDecisions.id, ids));
    }
  });
  await deleteUndecided(database, now, cutoff);
  // By the clock of the database, which its trigger asks: another would refuse all of it.
  await database.delete(auditLog).where(
    sql`${auditLog.createdAt} < date_trunc('year', now() at time zone 'UTC') at time zone 'UTC'
      - make_interval(years => ${RETENTION_YEARS - 1}::int)`,
  );
}

/**
 * Reports that were never decided do not stay for ever, with them the name and address of whoever
 * reported without an account (operators-27).
 */
async function deleteUndecided(db: Database, now: Date, cutoff: Date): Promise<void> {
  const gone = new Date(now);
  gone.setUTCMonth(gone.getUTCMonth() - GONE_MONTHS);
  const subjects = [
    { table: jobReports, subject: jobReports.jobDemandId },
    { table: messageReports, subject: messageReports.messageId },
  ] as const;
  for (const { table, subject } of subjects) {
    const isOver = or(lt(table.createdAt, cutoff), and(isNull(subject), lt(table.createdAt, gone)));
    await db.delete(table).where(and(isNull(table.decisionId), isOver));
  }
}
