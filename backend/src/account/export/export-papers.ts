import type { AccountExport } from '@silverjobs/contract';
import { asc, eq } from '../../database/drizzle.ts';
import { papers } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** The papers of a user with their files. */
export async function exportPapers(
  { db, papers: { store } }: Services,
  usersId: number,
): Promise<NonNullable<AccountExport['papers']>> {
  const rows = await db
    .select()
    .from(papers)
    .where(eq(papers.usersId, usersId))
    .orderBy(asc(papers.createdAt), asc(papers.id));
  const exported: NonNullable<AccountExport['papers']> = [];
  for (const { name, mediaType, updatedAt, storageKey } of rows) {
    // A file that cannot be read must not keep the rest from its owner.
    const bytes = await store.read(storageKey).catch(() => null);
    exported.push({
      name,
      media_type: mediaType,
      updated_at: updatedAt.getTime(),
      content: bytes && Buffer.from(bytes).toString('base64'),
    });
  }
  return exported;
}
