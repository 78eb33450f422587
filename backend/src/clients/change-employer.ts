import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients } from '../database/schema.ts';
import type { ClientRow } from './client-of.ts';
import { checkKind } from './fixed-kind.ts';

/** What an operator looks at before marking an employer as verified. */
const CHECKED = ['profileName', 'isPrivate', 'profileLink'] as const;

/**
 * Writes columns of an employer: the only way in which its name, kind and site change. A household does
 * not take the name of a company, and the mark 'Geprüfter Arbeitgeber' ends with any change of what was
 * looked at (operators-22); a trigger of the table says the same of every other statement.
 * @param stored the row as it is, locked
 * @throws Failure conflict for a kind that is fixed, validation.failed for a name that is none of a household
 */
export async function changeEmployer(
  db: Database,
  stored: ClientRow,
  columns: Partial<Omit<ClientRow, 'id' | 'usersId' | 'verifiedAt'>>,
): Promise<void> {
  const next = { ...stored, ...columns };
  await checkKind(db, stored, next);
  const isSame = CHECKED.every((name) => next[name] === stored[name]);
  await db
    .update(clients)
    .set({ ...columns, ...(!isSame && { verifiedAt: null }) })
    .where(eq(clients.id, stored.id));
}
