import type { AuditAction, AuditLogEntry, AuditSubject } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { desc, eq } from '../database/drizzle.ts';
import { auditLog } from '../database/schema.ts';

const PAGE = 20;

type Page = {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly action?: AuditAction | undefined;
};

/** A page of the audit log, the newest first (operators-6). */
export async function loadAudit(
  db: Database,
  { limit = PAGE, offset = 0, action }: Page,
): Promise<AuditLogEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(action === undefined ? undefined : eq(auditLog.action, action))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.getTime(),
    operator: row.operator,
    action: row.action as AuditAction,
    subject: row.subject as AuditSubject,
    subject_id: row.subjectId,
    reason: row.reason,
  }));
}
