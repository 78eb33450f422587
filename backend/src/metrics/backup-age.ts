import type { Database } from '../database/database.ts';
import { isNotNull, max } from '../database/drizzle.ts';
import { backups } from '../database/schema.ts';

/** How old the newest backup is, and the newest that a drill has restored, in seconds; null: there is none. */
export type BackupAge = { readonly made: number | null; readonly proven: number | null };

/** Reads what the backups themselves have noted (operation-44). */
export async function readBackupAge(db: Database, now = new Date()): Promise<BackupAge> {
  const [made] = await db.select({ at: max(backups.madeAt) }).from(backups);
  const [proven] = await db
    .select({ at: max(backups.madeAt) })
    .from(backups)
    .where(isNotNull(backups.provenAt));
  const age = (at: Date | null | undefined) =>
    at ? Math.max(0, (now.getTime() - at.getTime()) / 1_000) : null;
  return { made: age(made?.at), proven: age(proven?.at) };
}
