import type { Database } from '../../database/database.ts';
import { lt } from '../../database/drizzle.ts';
import { contractDeclarations } from '../../database/schema.ts';

/** As long as claims can be made: three years after the end of the year (§§ 195, 199 BGB). */
const RETENTION_YEARS = 4;

/** Deletes declarations that nobody can refer to any more. */
export async function deleteOldDeclarations(db: Database, now: Date): Promise<void> {
  const old = Date.UTC(now.getUTCFullYear() - RETENTION_YEARS + 1, 0, 1);
  await db.delete(contractDeclarations).where(lt(contractDeclarations.createdAt, new Date(old)));
}
