import { type CvDraft, cv, type ParsedBodyOf } from '@silverjobs/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cvs } from '../database/schema.ts';

/** A stored draft; null where it is damaged, so that it costs neither the page nor the export. */
export const readDraft = (stored: unknown): CvDraft | null =>
  cv.shape.draft.safeParse(stored).data ?? null;

/**
 * Saves a CV over the version that was changed.
 * @returns false when another version is stored; nothing has changed then
 */
export async function saveCv(
  db: Database,
  usersId: number,
  { version, draft, keep_previous }: ParsedBodyOf<'PUT /cv'>,
  now: Date,
): Promise<boolean> {
  const saved =
    version === 0
      ? await db
          .insert(cvs)
          .values({ usersId, version: 1, draft, updatedAt: now })
          .onConflictDoNothing()
          .returning({ version: cvs.version })
      : await db
          .update(cvs)
          .set({
            version: sql`${cvs.version} + 1`,
            draft,
            // The right side still means the stored draft.
            ...(keep_previous && { previous: sql`${cvs.draft}` }),
            updatedAt: now,
          })
          .where(and(eq(cvs.usersId, usersId), eq(cvs.version, version)))
          .returning({ version: cvs.version });
  return saved.length > 0;
}
