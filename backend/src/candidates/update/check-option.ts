import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { lookupOptions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { LookupKind } from '../../lookups/labels.ts';

/** Refuses an id that is not in its list, or belongs to another entry of the list above. */
export async function checkOption(
  db: Database,
  kind: LookupKind,
  id: number | null | undefined,
  param: string,
  parentId?: number | null,
): Promise<void> {
  if (id === null || id === undefined) return;
  const [option] = await db
    .select({ parentId: lookupOptions.parentId })
    .from(lookupOptions)
    .where(and(eq(lookupOptions.kind, kind), eq(lookupOptions.id, id)));
  const fits = option && (parentId === undefined || option.parentId === parentId);
  if (!fits) {
    throw new Failure('validation.failed', { param, message: 'Bitte wählen Sie einen Wert aus' });
  }
}
