import { spawn } from 'node:child_process';
import pg from 'pg';

/** Runs a program of PostgreSQL; its words are the operator's. */
function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${program} is not here: install the client programs of PostgreSQL.`;
      reject(error.code === 'ENOENT' ? new Error(missing) : error);
    });
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}.`));
    });
  });
}

/** Writes a whole database into a file, as it is at one moment, while it is in use. */
export function dumpPostgresql(url: string, file: string): Promise<void> {
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`, url]);
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty database from such a file, whole or not at all.
 * @throws Error when the database holds anything
 */
export async function restorePostgresql(url: string, file: string): Promise<void> {
  if (!(await isEmpty(url))) {
    throw new Error('The database is not empty. Create a new one and name it in DATABASE_URL.');
  }
  await run('pg_restore', [
    '--no-owner',
    '--no-acl',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
    file,
  ]);
}
