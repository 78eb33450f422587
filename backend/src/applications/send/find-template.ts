import { NO_REFERENCE_ID, SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messageTemplates } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { CandidateRequester } from '../../http/requester.ts';

/** The template's id, or null for none. */
export async function findTemplate(
  db: Database,
  requester: CandidateRequester,
  id: number,
): Promise<number | null> {
  if (id === NO_REFERENCE_ID) return null;
  const usable = inArray(messageTemplates.usersId, [requester.usersId, SHARED_TEMPLATE_USERS_ID]);
  const [row] = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), usable));
  if (!row) throw new Failure('not_found', { param: 'outreach_template_id' });
  return row.id;
}
