import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { readSealed, writeSealed } from './seal.ts';

/** What each table held: how many rows, and a sum of their hashes that does not depend on their order. */
export type Contents = Readonly<Record<string, string>>;

/** A program of PostgreSQL; its words are the operator's. */
function start(program: string, args: readonly string[], ends: 'reads' | 'writes') {
  const child = spawn(program, args, {
    stdio: [
      ends === 'reads' ? 'pipe' : 'ignore',
      ends === 'writes' ? 'pipe' : 'inherit',
      'inherit',
    ],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${program} is not here: install the client programs of PostgreSQL.`;
      reject(error.code === 'ENOENT' ? new Error(missing) : error);
    });
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}.`));
    });
  });
  // Who waits for the stream first hears of it there.
  ended.catch(() => {});
  return { child, ended };
}

async function withClient<Found>(
  url: string,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function contentsOf(client: pg.Client): Promise<Contents> {
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(
    `select tablename as name, quote_ident(tablename) as quoted from pg_tables
     where schemaname = 'public' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ held: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as held
       from public.${quoted} t`,
    );
    found[name] = rows[0]?.held ?? '';
  }
  return found;
}

/** What a database holds now. */
export const readContents = (url: string) => withClient(url, contentsOf);

/**
 * Writes a whole database into a file, as it is at one moment, while it is in use.
 * @returns what it held at that moment
 */
export function dumpPostgresql(
  url: string,
  file: string,
  keys: readonly Buffer[],
): Promise<Contents> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ snapshot: string }>(
      'select pg_export_snapshot() as snapshot',
    );
    const options = ['--format=custom', '--no-owner', '--no-acl'];
    const { child, ended } = start(
      'pg_dump',
      [...options, `--snapshot=${rows[0]?.snapshot}`, url],
      'writes',
    );
    await Promise.all([writeSealed(child.stdout as Readable, file, keys), ended]);
    return contentsOf(client);
  });
}

/** Notes a backup in the database itself; one of a state before there was a table of them has none. */
export async function noteBackup(
  url: string,
  values: readonly [file: string, bytes: number, encrypted: boolean, madeAt: Date],
): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query("select to_regclass('public.backups') as there");
    if (rows[0]?.there === null) return;
    await client.query(
      'insert into backups (file, bytes, encrypted, made_at) values ($1, $2, $3, $4)',
      [...values],
    );
  });
}

/** Notes that a backup was restored and equals what it was made of. */
export const noteProof = (url: string, file: string) =>
  withClient(url, (client) =>
    client.query('update backups set proven_at = now() where file = $1', [file]),
  );

/** Runs one statement on another database of the same server. */
export const runStatement = (url: string, statement: string) =>
  withClient(url, (client) => client.query(statement));

async function isEmpty(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rows.length === 0;
  });
}

/**
 * Fills an empty database from such a file, whole or not at all.
 * @throws Error when the database holds anything, or no key opens the file
 */
export async function restorePostgresql(
  url: string,
  file: string,
  keys: readonly Buffer[],
): Promise<void> {
  if (!(await isEmpty(url))) {
    throw new Error('The database is not empty. Create a new one and name it in DATABASE_URL.');
  }
  const source = await readSealed(file, keys);
  const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction'];
  const { child, ended } = start('pg_restore', [...options, `--dbname=${url}`], 'reads');
  if (!child.stdin) throw new Error('pg_restore takes nothing.');
  // When it ends early its own words say why, not the broken pipe.
  await Promise.all([pipeline(source, child.stdin).catch(() => {}), ended]);
}
