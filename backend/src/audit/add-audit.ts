import type { AuditAction, AuditSubject } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

/** What the audit log says of one act (operators-6). */
export type AuditEntry = {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId?: number | null;
  readonly reason?: string | null;
};

/**
 * Adds a row to the audit log, in the transaction of what it tells: both or neither.
 * @param operator address of who does it
 */
export async function addAudit(
  db: Database,
  now: Date,
  operator: string,
  { action, subject, subjectId = null, reason = null }: AuditEntry,
): Promise<void> {
  await db
    .insert(auditLog)
    .values({ createdAt: now, operator, action, subject, subjectId, reason });
}
