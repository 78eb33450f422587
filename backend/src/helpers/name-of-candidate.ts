import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { candidates } from '../database/schema.ts';

/** What a candidate is called towards helpers, who know the person. */
export async function nameOfCandidate(db: Database, usersId: number): Promise<string> {
  const [row] = await db
    .select({ first: candidates.firstName, last: candidates.lastName })
    .from(candidates)
    .where(eq(candidates.usersId, usersId));
  const name = [row?.first, row?.last].filter(Boolean).join(' ').trim();
  return name || 'die Person, die Sie eingeladen hat';
}
