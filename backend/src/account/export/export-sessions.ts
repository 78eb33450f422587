import type { AccountExport } from '@silverjobs/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';

/** When and until when somebody is signed in. */
export async function exportSessions(
  db: Database,
  usersId: number,
): Promise<AccountExport['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.usersId, usersId))
    .orderBy(asc(sessions.createdAt));
  return rows.map(({ createdAt, expiresAt }) => ({
    created_at: createdAt.getTime(),
    expires_at: expiresAt.getTime(),
  }));
}
