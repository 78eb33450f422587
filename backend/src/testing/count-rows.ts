import type { CallKey } from '@silverjobs/contract';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { type TestApp, urlOf } from './test-app.ts';
import type { Person } from './test-users.ts';

/**
 * Sends a reading call and counts the rows that the database reads for it: those of whole tables,
 * and entries of indexes. Both engines count per transaction, so the call runs in one.
 */
export function countRows(
  api: TestApp,
  key: CallKey,
  query: object,
  as: Person,
): Promise<{ body: unknown; rows: number }> {
  return api.db.transaction(async (db) => {
    queueQueries(db);
    const app = buildApp({ database: db, now: () => api.clock.now });
    const before = await rowsSoFar(db);
    const response = await app.inject({
      url: urlOf(key, { query }),
      headers: { authorization: `Bearer ${api.tokens[as]}` },
    });
    const rows = (await rowsSoFar(db)) - before;
    await app.close();
    return { body: response.json(), rows };
  });
}

interface Client {
  query: (...args: unknown[]) => Promise<unknown>;
}

/** Calls ask several things at once; the one connection of a transaction takes one after the other. */
function queueQueries(db: object): void {
  const { client } = (db as { session: { client: Client } }).session;
  const query = client.query.bind(client);
  let before: Promise<unknown> = Promise.resolve();
  client.query = (...args) => {
    const answer = before.then(() => query(...args));
    before = answer.catch(() => {});
    return answer;
  };
}

/** How many rows the database has read for a transaction so far. */
export async function rowsSoFar(db: Database): Promise<number> {
  const result = await db.execute(sql`
    select (select sum(seq_tup_read) from pg_stat_xact_user_tables)
      + (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_stat_user_indexes) as count`);
  return Number((result as unknown as { rows: { count: unknown }[] }).rows[0]?.count);
}
