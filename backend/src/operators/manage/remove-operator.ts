import { addAudit } from '../../audit/add-audit.ts';
import { revokeSessions } from '../../auth/sessions/revoke-sessions.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { users } from '../../database/schema.ts';
import { COMMAND } from './command.ts';
import { findOperator } from './find-operator.ts';

/** Deletes an operator; the audit log keeps what was done. */
export function removeOperator(database: Database, now: Date, email: string): Promise<void> {
  return database.transaction(async (db) => {
    const user = await findOperator(db, email);
    await revokeSessions(db, user.id);
    await db.delete(users).where(eq(users.id, user.id));
    const entry = { action: 'operator-removed', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
  });
}
