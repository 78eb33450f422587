import { PUBLIC_CHANGES_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';

const changedAt = sql`coalesce(${jobDemands.changedAt}, ${jobDemands.createdAt})`;

export type PublicChanges = { readonly ids: readonly number[]; readonly until: number };

/**
 * Jobs that changed after a moment, the oldest change first, from an index. Of more than one answer
 * holds, the rest comes after `until`.
 * @param since in milliseconds since 1970
 */
export async function loadPublicChanges(
  db: Database,
  now: Date,
  since: number,
): Promise<PublicChanges> {
  const from = new Date(since).toISOString();
  const rows = await db
    .select({ id: jobDemands.id, at: sql<string>`${changedAt}` })
    .from(jobDemands)
    .where(sql`${changedAt} > ${from}::timestamptz`)
    .orderBy(changedAt, jobDemands.id)
    .limit(PUBLIC_CHANGES_MAX);
  const last = rows.at(-1);
  const isAll = rows.length < PUBLIC_CHANGES_MAX;
  // A transaction that began earlier may still be under way: the last seconds are told again.
  const until = isAll || !last ? Math.max(since, now.getTime() - 2_000) : Date.parse(last.at);
  return { ids: rows.map(({ id }) => id), until };
}
