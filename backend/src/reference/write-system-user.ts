import { SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** The owner of the shared templates (account-18). Nobody can sign in as it. */
export async function seedSystemUser(db: Database): Promise<void> {
  await db
    .insert(users)
    .values({
      id: SHARED_TEMPLATE_USERS_ID,
      email: 'vorlagen@silverjobs.invalid',
      role: 'client',
      passwordHash: null,
    })
    .onConflictDoNothing();
}
