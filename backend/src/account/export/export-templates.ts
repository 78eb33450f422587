import type { AccountExport } from '@silverjobs/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messageTemplates } from '../../database/schema.ts';

/** Templates of the person's own. */
export async function exportTemplates(
  db: Database,
  usersId: number,
): Promise<AccountExport['templates']> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.usersId, usersId))
    .orderBy(asc(messageTemplates.id));
  return rows.map(({ id, name, message }) => ({ id, name, message, users_id: usersId }));
}
