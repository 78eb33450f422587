import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';
import { openPglite } from '../../src/database/open-pglite.ts';
import { openPostgresql } from '../../src/database/open-postgresql.ts';
import { fillDatabase } from '../../src/testing/fill-database.ts';
import { databaseUrl, runAsAdmin } from '../../src/testing/run-as-admin.ts';
import { loadSnapshot } from '../../src/testing/snapshot.ts';

// New folders of PGlite are filled by programs of their own: 10 s of a quiet core.
jest.setTimeout(180_000);

const { PATH = '', NODE_COMPILE_CACHE, TEST_DATABASE_URL: server } = process.env;
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;
const onServer = server && hasPrograms ? test : test.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(tool: 'backup' | 'restore', file: string, env: Record<string, string>): string {
  const script = join(__dirname, '..', `${tool}.ts`);
  return execFileSync(process.execPath, [script, file], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Every row of every table, as one hash a table. */
async function fingerprint(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = (await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = (await db.execute(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.identifier(name)} t`,
    )) as unknown as { rows: { hash: string }[] };
    found[name] = rows[0]?.hash ?? '';
  }
  return found;
}

test('OPER-05 operation-16 a backup of PGlite is restored into an empty place and equals the original', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  const file = join(folder, 'backup.tar.gz');
  const database = await openPglite(original, await loadSnapshot());
  await fillDatabase(database.db);
  const before = await fingerprint(database.db);
  expect(Number(before.users?.split(' ')[0])).toBeGreaterThan(3);
  expect(() => run('backup', file, { DATA_DIR: original })).toThrow(/in use by process/);
  expect(existsSync(file)).toBe(false);
  await database.close();
  run('backup', file, { DATA_DIR: original });
  expect(() => run('backup', file, { DATA_DIR: original })).toThrow(/never written over/);
  run('restore', file, { DATA_DIR: copy });
  expect(() => run('restore', file, { DATA_DIR: copy })).toThrow(/is not empty/);
  const restored = await openPglite(copy);
  expect(await fingerprint(restored.db)).toEqual(before);
  await restored.close();
});

onServer(
  'OPER-05 operation-16 a backup of PostgreSQL in use is restored into an empty database',
  async () => {
    if (!server) return;
    const [from, to] = ['backup_from', 'backup_to'].map((name) => databaseUrl(server, name));
    if (!from || !to) return;
    for (const name of ['backup_from', 'backup_to']) {
      await runAsAdmin(server, `drop database if exists ${name} with (force)`);
      await runAsAdmin(server, `create database ${name}`);
    }
    const file = join(folder, 'backup.dump');
    const database = await openPostgresql(from, 2);
    await fillDatabase(database.db);
    const before = await fingerprint(database.db);
    run('backup', file, { DATABASE_URL: from });
    run('restore', file, { DATABASE_URL: to });
    expect(() => run('restore', file, { DATABASE_URL: to })).toThrow(/is not empty/);
    const restored = await openPostgresql(to, 2);
    expect(await fingerprint(restored.db)).toEqual(before);
    await Promise.all([database.close(), restored.close()]);
    for (const name of ['backup_from', 'backup_to']) {
      await runAsAdmin(server, `drop database ${name} with (force)`);
    }
  },
);

test('operation-16 a file that is no backup leaves nothing behind', () => {
  const file = join(folder, 'nothing.tar.gz');
  writeFileSync(file, 'nothing');
  expect(() => run('restore', file, { DATA_DIR: join(folder, 'copy') })).toThrow();
  expect(() => run('restore', join(folder, 'gone'), {})).toThrow(/There is no file/);
});
