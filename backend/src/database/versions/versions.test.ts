import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewDatabase, openNewDatabase } from '../../testing/new-database.ts';
import { applySqlCode } from '../apply-sql-code.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { contractionsSince, migrationNames, readVersions, VERSIONS_BACK } from './versions.ts';

// Two new databases get all migrations: on PGlite 5 s of a quiet core each.
jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const versions = readVersions();

test('OPER-19 operation-42 the product has the number of its last version, whose notes say how to go back', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(versions.at(-1)?.version).toBe(version);
  const sections = read('CHANGELOG.md').split(/^## /m);
  for (const { version, date, migration } of versions) {
    const notes = sections.find((section) => section.startsWith(`${version} · ${date}`));
    expect(notes).toContain('Way back:');
    expect(migrationNames()).toContain(migration);
  }
});

test.each(versions.slice(-VERSIONS_BACK))(
  'OPER-19 operation-42 nothing is taken away that $version uses',
  ({ migration }) => {
    expect(contractionsSince(migration)).toEqual([]);
  },
);

/** A folder of migrations as that version has it. */
function migrationsUntil(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

interface Column {
  table: string;
  name: string;
  type: string;
}

/** What a version writes and reads: every column but those that the database fills by itself. */
async function columnsOf(database: NewDatabase): Promise<Map<string, Column[]>> {
  const rows = await database.rows<Column>(`
    select c.table_name as table, c.column_name as name, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.is_generated = 'NEVER' and coalesce(c.identity_generation, '') <> 'ALWAYS'
    order by c.table_name, c.ordinal_position`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

const FIXED: Record<string, string> = {
  bool: 'true',
  timestamptz: "'2026-11-20T10:00:00Z'",
  timestamp: "'2026-11-20T10:00:00Z'",
  date: "'2026-11-20'",
  time: "'10:00'",
  jsonb: "'{}'",
  json: "'{}'",
  tsvector: "''",
  bytea: "'\\x00'",
};

/** Any value of a type, another one for each number. */
function anyOf(type: string, number: number): string {
  if (type.startsWith('_')) return "'{}'";
  if (type === 'uuid') return `'00000000-0000-4000-8000-00000000000${number}'`;
  if (/^(int|float|numeric)/.test(type)) return String(number);
  return FIXED[type] ?? `'${number}'`;
}

/** Writes one row into each table whose rules any values satisfy. @returns these tables */
async function writeRows(database: NewDatabase, tables: Map<string, Column[]>, number: number) {
  const written: string[] = [];
  // Rows stand for themselves here: what they refer to is not looked for.
  await database.run('set session_replication_role = replica');
  for (const [table, columns] of tables) {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ type }) => anyOf(type, number)).join(', ');
    const insert = `insert into "${table}" (${names}) values (${values})`;
    await database.run(insert).then(
      () => written.push(table),
      () => {},
    );
  }
  await database.run('set session_replication_role = origin');
  return written;
}

async function readRows(database: NewDatabase, tables: Map<string, Column[]>, written: string[]) {
  const found: Record<string, unknown[]> = {};
  for (const table of written) {
    const names = (tables.get(table) ?? []).map(({ name }) => `"${name}"`).join(', ');
    found[table] = await database.rows(`select ${names} from "${table}" order by 1`);
  }
  return found;
}

test.each(versions.slice(-VERSIONS_BACK))(
  'OPER-19 operation-42 a database of $version keeps its rows, and $version works with the result',
  async ({ migration }) => {
    const folder = migrationsUntil(migration);
    const database = await openNewDatabase();
    await database.migrate(folder);
    rmSync(folder, { recursive: true });
    const tables = await columnsOf(database);
    const written = await writeRows(database, tables, 1);
    expect(written.length).toBeGreaterThan(tables.size / 2);
    const before = await readRows(database, tables, written);

    await database.migrate(migrationsFolder);
    await applySqlCode(database.db);
    const after = await readRows(database, tables, written);
    // Starts add rows of their own.
    for (const table of written) {
      expect([table, after[table]]).toEqual([table, expect.arrayContaining(before[table] ?? [])]);
    }
    // The way back: what that version writes is taken as before.
    expect(await writeRows(database, tables, 2)).toEqual(expect.arrayContaining(written));
    await database.close();
  },
);
