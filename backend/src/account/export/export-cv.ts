import type { AccountExport } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { cvs } from '../../database/schema.ts';

/** The CV of a user, with the one that it replaced. */
export async function exportCv(db: Database, usersId: number): Promise<AccountExport['cv']> {
  const [row] = await db.select().from(cvs).where(eq(cvs.usersId, usersId));
  if (!row) return null;
  return { draft: row.draft, previous: row.previous, updated_at: row.updatedAt.getTime() };
}
