import { readEmail } from '@silverjobs/contract/typed-values';
import { addAudit } from '../../audit/add-audit.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { COMMAND } from './command.ts';
import { type Enrolment, enrol, type Given } from './enrol.ts';

/**
 * Makes an operator (operators-2).
 * @param given what the demo has the same everywhere
 * @throws Error when the address has an account
 */
export function addOperator(
  database: Database,
  now: Date,
  email: string,
  given: Given & { readonly id?: number } = {},
): Promise<Enrolment> {
  const { id, ...secrets } = given;
  return database.transaction(async (db) => {
    const [user] = await db
      .insert(users)
      .values({ ...(id !== undefined && { id }), email: readEmail(email), role: 'operator' })
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email });
    if (!user) throw new Error(`${email} has an account already; operators need one of their own.`);
    const entry = { action: 'operator-added', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
    return enrol(db, user, secrets);
  });
}
