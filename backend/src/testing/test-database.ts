import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgresql } from '../database/open-postgresql.ts';
import { loadSnapshot } from './snapshot.ts';

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated, empty database for one test file: on the server of TEST_DATABASE_URL where it is
 * set, else PGlite in memory.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openPglite(undefined, await loadSnapshot());
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgresql(url.href, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runAsAdmin(server, `drop database ${name} with (force)`);
    },
  };
}
