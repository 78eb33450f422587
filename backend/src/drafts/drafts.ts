import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { cvs, letters } from '../database/schema.ts';

/** What of a user is kept while it is worked on. */
type DraftTable = typeof cvs | typeof letters;

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
  table: DraftTable,
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
 * @returns false when another version is stored; nothing has changed then
 */
export async function saveDraft<Table extends DraftTable>(
  db: Database,
  table: Table,
  usersId: number,
  {
    version,
    draft,
    keep_previous,
  }: {
    readonly version: number;
    readonly draft: Table['$inferSelect']['draft'];
    readonly keep_previous: boolean;
  },
  now: Date,
): Promise<boolean> {
  // One of them stands for both: they have the same columns.
  const one: DraftTable = table;
  const saved =
    version === 0
      ? await db
          .insert(one)
          .values({ usersId, version: 1, draft, updatedAt: now })
          .onConflictDoNothing()
          .returning({ version: one.version })
      : await db
          .update(one)
          .set({
            version: sql`${one.version} + 1`,
            draft,
            // The right side still means the stored draft.
            ...(keep_previous && { previous: sql`${one.draft}` }),
            updatedAt: now,
          })
          .where(and(eq(one.usersId, usersId), eq(one.version, version)))
          .returning({ version: one.version });
  return saved.length > 0;
}
