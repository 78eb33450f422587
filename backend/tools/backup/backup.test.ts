import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
import type { Database, OpenDatabase } from '../../src/database/database.ts';
import { sql } from '../../src/database/drizzle.ts';
import { openPglite } from '../../src/database/open-pglite.ts';
import { openPostgresql } from '../../src/database/open-postgresql.ts';
import { outbox } from '../../src/database/schema.ts';
import { readBackupAge } from '../../src/metrics/backup-age.ts';
import { fillDatabase } from '../../src/testing/fill-database.ts';
import { databaseUrl, runAsAdmin } from '../../src/testing/run-as-admin.ts';
import { loadSnapshot } from '../../src/testing/snapshot.ts';

// New folders of PGlite are filled by programs of their own: 6 s of a quiet core.
jest.setTimeout(180_000);

const { PATH = '', NODE_COMPILE_CACHE, TEST_DATABASE_URL, TEST_TEMPLATES } = process.env;
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;
/** PostgreSQL, where it can be had with its programs. */
const server = hasPrograms ? TEST_DATABASE_URL : undefined;
const onServer = server ? test : test.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Where a database is, or will be. */
interface Place {
  /** Tells a program where. */
  env: Record<string, string>;
  open(): Promise<OpenDatabase>;
}

/** A database with content, which is open, and an empty place. */
interface Places {
  original: Place;
  opened: OpenDatabase;
  copy: Place;
  before: Record<string, string>;
}

async function inFolders(): Promise<Places> {
  const [original, copy] = ['original', 'copy'].map((name): Place => {
    const DATA_DIR = join(folder, name);
    return { env: { DATA_DIR }, open: () => openPglite(DATA_DIR) };
  }) as [Place, Place];
  const opened = await openPglite(join(folder, 'original'), await loadSnapshot());
  await fillDatabase(opened.db);
  return { original, opened, copy, before: await fingerprint(opened.db) };
}

const databases: string[] = [];
afterEach(async () => {
  for (const name of databases.splice(0)) {
    await runAsAdmin(server ?? '', `drop database ${name} with (force)`);
  }
});

async function newDatabase(address: string, template = 'template1'): Promise<Place> {
  const name = `backup_${randomBytes(8).toString('hex')}`;
  databases.push(name);
  await runAsAdmin(address, `create database ${name} template ${template}`);
  const url = databaseUrl(address, name);
  return { env: { DATABASE_URL: url }, open: () => openPostgresql(url, 2) };
}

async function onPostgresql(address: string): Promise<Places> {
  const original = await newDatabase(address, `${TEST_TEMPLATES}_filled`);
  const opened = await original.open();
  const copy = await newDatabase(address);
  return { original, opened, copy, before: await fingerprint(opened.db) };
}

async function expectRestored({ copy, before }: Places): Promise<void> {
  const restored = await copy.open();
  expect(await fingerprint(restored.db)).toEqual(before);
  await restored.close();
}

function run(
  tool: 'backup' | 'restore' | 'drill',
  file: string,
  env: Record<string, string>,
  ...options: string[]
): string {
  const script = join(import.meta.dirname, '..', `${tool}.ts`);
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
  const places = await inFolders();
  const { original, opened, copy, before } = places;
  const file = join(folder, 'backup.tar.gz');
  expect(Number(before.users?.split(' ')[0])).toBeGreaterThan(3);
  expect(() => run('backup', file, original.env)).toThrow(/in use by process/);
  expect(existsSync(file)).toBe(false);
  await opened.close();
  run('backup', file, original.env);
  expect(() => run('backup', file, original.env)).toThrow(/never written over/);
  run('restore', file, copy.env);
  expect(() => run('restore', file, copy.env)).toThrow(/is not empty/);
  await expectRestored(places);
});

onServer(
  'OPER-05 operation-16 a backup of PostgreSQL in use is restored into an empty database',
  async () => {
    if (!server) return;
    const places = await onPostgresql(server);
    const { original, opened, copy } = places;
    const file = join(folder, 'backup.dump');
    run('backup', file, original.env);
    run('restore', file, copy.env);
    expect(() => run('restore', file, copy.env)).toThrow(/is not empty/);
    await expectRestored(places);
    await opened.close();
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
  const file = join(folder, 'backup.dump');
  // Each try on PGlite would begin with seconds of its start.
  const places = await (server ? onPostgresql(server) : inFolders());
  const { original, opened, copy } = places;
  await opened.close();
  const backUp = (BACKUP_KEYS = '') => run('backup', file, { ...original.env, BACKUP_KEYS });
  const restore = (from: string, BACKUP_KEYS = '') =>
    run('restore', from, { ...copy.env, ...(BACKUP_KEYS && { BACKUP_KEYS }) });
  expect(() => backUp('short')).toThrow(/BACKUP_KEYS needs 32 bytes/);
  expect(backUp(first)).toContain('encrypted');
  const bytes = readFileSync(file);
  // Not what gzip or PostgreSQL begin with.
  expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  expect(bytes.subarray(0, 5).toString()).not.toBe('PGDMP');
  expect(() => restore(file)).toThrow(/BACKUP_KEYS is missing/);
  expect(() => restore(file, second)).toThrow(/No key of BACKUP_KEYS opens/);
  const changed = Buffer.from(bytes);
  changed[5_000] = (changed[5_000] ?? 0) ^ 1;
  const damaged = join(folder, 'damaged.dump');
  writeFileSync(damaged, changed);
  expect(() => restore(damaged, first)).toThrow(/or it is damaged/);
  // Which needs an empty place: nothing was written before.
  restore(file, `${second},${first}`);
  await expectRestored(places);
});

onServer(
  'operation-44 a drill proves the newest backup, the database says so, and old ones go',
  async () => {
    if (!server) return;
    const { original, opened: database } = await onPostgresql(server);
    const env = { ...original.env, BACKUP_KEYS: Buffer.alloc(32, 7).toString('base64') };
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
    await database.close();
  },
);
