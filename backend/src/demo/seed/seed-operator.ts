import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { users } from '../../database/schema.ts';
import { addOperator } from '../../operators/manage/add-operator.ts';
import { demoOperator } from '../accounts/logins.ts';

/** Adds the demo's operator where it is missing. */
export async function seedOperator(db: Database, now: Date): Promise<void> {
  const { email, ...given } = demoOperator;
  if ((await db.$count(users, eq(users.email, email))) > 0) return;
  await addOperator(db, now, email, given);
}
