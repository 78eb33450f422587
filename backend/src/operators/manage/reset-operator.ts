import { addAudit } from '../../audit/add-audit.ts';
import type { SecretKeys } from '../../auth/second-factor/sealed-secret.ts';
import { revokeSessions } from '../../auth/sessions/revoke-sessions.ts';
import type { Database } from '../../database/database.ts';
import { COMMAND } from './command.ts';
import { type Enrolment, enrol } from './enrol.ts';
import { findOperator } from './find-operator.ts';

/** Gives an operator a new password, secret and codes, and ends the sessions. */
export function resetOperator(
  database: Database,
  now: Date,
  email: string,
  keys: SecretKeys = [],
): Promise<Enrolment> {
  return database.transaction(async (db) => {
    const user = await findOperator(db, email);
    await revokeSessions(db, user.id);
    const entry = { action: 'operator-reset', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
    return enrol(db, user, { keys });
  });
}
