import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, type PgTable, type SQL, sql } from '../database/drizzle.ts';
import type { cvs, jobDrafts, letters } from '../database/schema.ts';

/** What of a user is kept while it is worked on. */
type OwnTable = typeof cvs | typeof letters;
type DraftTable = OwnTable | typeof jobDrafts;

/** A draft as it is stored, with the one that it took the place of. */
export type Kept<Draft> = {
  readonly version: number;
  readonly draft: Draft | null;
  readonly previous: Draft | null;
  /** Milliseconds since 1970. */
  readonly updated_at: number | null;
};

/**
 * The draft of a user; version 0 where nothing is stored. What is damaged is null, so that it costs
 * neither the page nor the export.
 */
export async function loadDraft<Draft>(
  db: Database,
  table: OwnTable,
  schema: z.ZodType<Draft | null>,
  usersId: number,
): Promise<Kept<Draft>> {
  const [row] = await db.select().from(table).where(eq(table.usersId, usersId));
  const read = (stored: unknown) => schema.safeParse(stored).data ?? null;
  return {
    version: row?.version ?? 0,
    draft: read(row?.draft),
    previous: read(row?.previous),
    updated_at: row?.updatedAt.getTime() ?? null,
  };
}

/**
 * Saves a draft over the version that was changed.
 * @param which its row
 * @param values its other columns, with those that say whose it is
 * @returns false when another version is stored; nothing has changed then
 */
export async function saveDraft<Table extends DraftTable>(
  db: Database,
  table: Table,
  which: SQL | undefined,
  { version, keep_previous }: { readonly version: number; readonly keep_previous: boolean },
  values: Omit<Table['$inferInsert'], 'version' | 'previous'>,
): Promise<boolean> {
  // Drizzle knows the columns of one table only; that the values fit is said by their type above.
  const one: PgTable = table;
  const columns: DraftTable = table;
  const saved =
    version === 0
      ? await db
          .insert(one)
          .values({ ...values, version: 1 })
          .onConflictDoNothing()
          .returning({ version: columns.version })
      : await db
          .update(one)
          .set({
            ...values,
            version: sql`${columns.version} + 1`,
            // The right side still means the stored draft.
            ...(keep_previous && { previous: sql`${columns.draft}` }),
          })
          .where(and(which, eq(columns.version, version)))
          .returning({ version: columns.version });
  return saved.length > 0;
}
