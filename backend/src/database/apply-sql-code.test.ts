import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openNewDatabase } from '../testing/new-database.ts';
import { engines, openTestDatabase } from '../testing/test-database.ts';
import { applySqlCode, readSqlCode } from './apply-sql-code.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { notes } from './schema.ts';

const rows = z.object({ rows: z.array(z.object({ name: z.string(), text: z.string() })) });

/** Functions and triggers as the database has them. */
async function codeOf(db: Database): Promise<Record<string, string>> {
  const found = await db.execute(sql`
    select proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace
    union all
    select 'trigger ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`);
  return Object.fromEntries(rows.parse(found).rows.map(({ name, text }) => [name, text]));
}

const defined = (kind: 'FUNCTION' | 'TRIGGER') =>
  readSqlCode().flatMap(
    (statement) => new RegExp(`CREATE OR REPLACE ${kind} "?(\\w+)"?`).exec(statement)?.[1] ?? [],
  );

/** What migrations had made, and the folder has made another thing of since. */
const CHANGED_SINCE = ['clients_unverify'];

test('HOUSE-04 the folder holds what the migrations have led to and all since, each function and trigger once', async () => {
  const { db, migrate, close } = await openNewDatabase();
  await migrate(migrationsFolder);
  const before = await codeOf(db);
  expect(await applySqlCode(db)).toBe(true);
  const after = await codeOf(db);
  // What is newer than the folder stands in no migration.
  for (const name of CHANGED_SINCE) delete before[name];
  expect(after).toMatchObject(before);
  const names = [...defined('FUNCTION'), ...defined('TRIGGER').map((name) => `trigger ${name}`)];
  expect(names.sort()).toEqual(Object.keys(after).sort());
  await close();
});

// PGlite has the same functions and triggers, by the start of the backend and every call of the contract.
const tried = process.env.TESTS === 'all' ? engines : engines.slice(-1);

test.each(tried)('on %s what differs is replaced, and nothing is done twice', async (engine) => {
  const { db, close } = await openTestDatabase({ engine });
  const before = await codeOf(db);
  expect(await applySqlCode(db)).toBe(false);
  await db.execute(sql`create or replace function job_news_follow() returns trigger
    language plpgsql as $$ begin return null; end $$`);
  await db.execute(sql`drop trigger job_news_update on job_demands`);
  await db.delete(notes);
  expect(await applySqlCode(db)).toBe(true);
  expect(await codeOf(db)).toEqual(before);
  await close();
});

/** The last migration that defines functions itself. */
const LAST = '0026';

test('migrations after 0026 leave functions and triggers to the folder', () => {
  for (const name of readdirSync(migrationsFolder)) {
    if (!name.endsWith('.sql') || name.slice(0, 4) <= LAST) continue;
    const text = readFileSync(join(migrationsFolder, name), 'utf8');
    expect([name, /create (?:or replace )?(?:function|trigger)/i.test(text)]).toEqual([
      name,
      false,
    ]);
  }
});
