import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, lt, type SQL } from '../database/drizzle.ts';
import { callbackRequests } from '../database/schema.ts';

/** How long a wish to be called is kept, in milliseconds. */
const KEPT_MS = 60 * 86_400_000;

type CallbackRequest = typeof callbackRequests.$inferSelect;

interface CallbackPage {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly window?: CallbackRequest['window'] | undefined;
  /** What else has to hold. */
  readonly where?: SQL | undefined;
}

/** Who still waits for a call, the longest first (guide-6). */
export function listCallbacks(
  db: Database,
  { limit = 50, offset = 0, window, where }: CallbackPage = {},
): Promise<CallbackRequest[]> {
  return db
    .select()
    .from(callbackRequests)
    .where(
      and(
        isNull(callbackRequests.doneAt),
        // Who says that any time suits is called whenever somebody calls.
        window && inArray(callbackRequests.window, [window, 'any']),
        where,
      ),
    )
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
