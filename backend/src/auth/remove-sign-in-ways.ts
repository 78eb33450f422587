import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { operatorRecoveryCodes, operators, passkeys } from '../database/schema.ts';

/** Ends passkeys and second factor where somebody else may have set them up (access-56). */
export async function removeSignInWays(db: Database, usersId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.usersId, usersId));
  await db.delete(operators).where(eq(operators.usersId, usersId));
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.usersId, usersId));
}
