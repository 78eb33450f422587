import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { sql } from '../../src/database/drizzle.ts';
import { openPglite } from '../../src/database/open-pglite.ts';
import { openPostgresql } from '../../src/database/open-postgresql.ts';
import { outbox } from '../../src/database/schema.ts';
import { readBackupAge } from '../../src/metrics/backup-age.ts';
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

function run(
  tool: 'backup' | 'restore' | 'drill',
  file: string,
  env: Record<string, string>,
  ...options: string[]
): string {
  const script = join(__dirname, '..', `${tool}.ts`);
  return execFileSync(process.execPath, [script, file, ...options], {
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

test('operation-44 an encrypted backup opens with its key alone, with a former one, and not when it was changed', async () => {
  const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  const file = join(folder, 'backup.dump');
  const database = await openPglite(original, await loadSnapshot());
  await fillDatabase(database.db);
  const before = await fingerprint(database.db);
  await database.close();
  expect(() => run('backup', file, { DATA_DIR: original, BACKUP_KEYS: 'short' })).toThrow(
    /BACKUP_KEYS needs 32 bytes/,
  );
  const written = run('backup', file, { DATA_DIR: original, BACKUP_KEYS: String(first) });
  expect(written).toContain('encrypted');
  const bytes = readFileSync(file);
  // Not what gzip begins with.
  expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  expect(() => run('restore', file, { DATA_DIR: copy })).toThrow(/BACKUP_KEYS is missing/);
  expect(() => run('restore', file, { DATA_DIR: copy, BACKUP_KEYS: String(second) })).toThrow(
    /No key of BACKUP_KEYS opens/,
  );
  const changed = Buffer.from(bytes);
  changed[5_000] = (changed[5_000] ?? 0) ^ 1;
  const damaged = join(folder, 'damaged.dump');
  writeFileSync(damaged, changed);
  expect(() => run('restore', damaged, { DATA_DIR: copy, BACKUP_KEYS: String(first) })).toThrow(
    /or it is damaged/,
  );
  expect(existsSync(copy)).toBe(false);
  run('restore', file, { DATA_DIR: copy, BACKUP_KEYS: `${second},${first}` });
  const restored = await openPglite(copy);
  expect(await fingerprint(restored.db)).toEqual(before);
  await restored.close();
});

onServer(
  'operation-44 a drill proves the newest backup, the database says so, and old ones go',
  async () => {
    if (!server) return;
    await runAsAdmin(server, 'drop database if exists backup_drill with (force)');
    await runAsAdmin(server, 'create database backup_drill');
    const url = databaseUrl(server, 'backup_drill');
    const key = Buffer.alloc(32, 7).toString('base64');
    const env = { DATABASE_URL: url, BACKUP_KEYS: key };
    const database = await openPostgresql(url, 2);
    try {
      await fillDatabase(database.db);
      expect(await readBackupAge(database.db)).toEqual({ made: null, proven: null });
      const old = join(folder, '2020-01-01T00-00-00.dump');
      for (const file of [old, `${old}.json`]) writeFileSync(file, '{}');
      utimesSync(old, new Date('2020-01-01'), new Date('2020-01-01'));
      expect(run('backup', folder, env, '--keep-days', '30')).toContain('Removed: 1');
      expect(existsSync(old)).toBe(false);
      const age = await readBackupAge(database.db);
      expect(age).toEqual({ made: expect.any(Number), proven: null });
      // What is written after the backup makes no difference to it.
      await database.db.delete(outbox);
      expect(run('drill', folder, env)).toMatch(/is good: .* tables with \d+ rows are equal/);
      expect((await readBackupAge(database.db)).proven).not.toBeNull();
      const list = readdirSync(folder).find((name) => name.endsWith('.json')) ?? '';
      const held = JSON.parse(readFileSync(join(folder, list), 'utf8'));
      writeFileSync(join(folder, list), JSON.stringify({ ...held, users: '9 9' }));
      expect(() => run('drill', folder, env)).toThrow(/users: 9 9 was/);
    } finally {
      await database.close();
      await runAsAdmin(server, 'drop database backup_drill with (force)');
    }
  },
);
