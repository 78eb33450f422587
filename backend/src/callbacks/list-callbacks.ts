import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { callbackRequests } from '../database/schema.ts';

/** How long a wish to be called is kept, in milliseconds. */
const KEPT_MS = 60 * 86_400_000;

type CallbackRequest = typeof callbackRequests.$inferSelect;

/** Who still waits for a call, the longest first (guide-6). */
export function listCallbacks(
  db: Database,
  { limit = 50, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<CallbackRequest[]> {
  return db
    .select()
    .from(callbackRequests)
    .where(isNull(callbackRequests.doneAt))
    .orderBy(asc(callbackRequests.createdAt), asc(callbackRequests.id))
    .limit(limit)
    .offset(offset);
}

/** Notes that the operator has called; false when somebody else has noted it before. */
export async function markCallbackDone(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(callbackRequests)
    .set({ doneAt: now })
    .where(and(eq(callbackRequests.id, id), isNull(callbackRequests.doneAt)))
    .returning({ id: callbackRequests.id });
  return done.length > 0;
}

/** Forgets wishes after 60 days, whether or not somebody has called. */
export async function deleteOldCallbacks(db: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - KEPT_MS);
  await db.delete(callbackRequests).where(lt(callbackRequests.createdAt, end));
}
