import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import * as pglite from '../database/drizzle-pglite.ts';
import * as postgresql from '../database/drizzle-postgresql.ts';
import { databaseUrl, runAsAdmin } from './run-as-admin.ts';

/** A database without any migration, on one connection. */
export interface NewDatabase {
  db: Database;
  /** Runs one statement or several. */
  run(text: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
  /** Applies the migrations of a folder. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** On PostgreSQL, where it can be had: a new PGlite takes several seconds. */
export async function openNewDatabase(): Promise<NewDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const client = await pglite.PGlite.create();
    const db = pglite.drizzle(client);
    return {
      db,
      run: async (text) => void (await client.exec(text)),
      rows: async <Row>(query: string) => (await client.query<Row>(query)).rows,
      migrate: (migrationsFolder) => pglite.migrate(db, { migrationsFolder }),
      close: () => client.close(),
    };
  }
  const name = `new_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(server, `create database ${name}`);
  const client = new pg.Client({ connectionString: databaseUrl(server, name) });
  // As PGlite gives them.
  client.setTypeParser(pg.types.builtins.INT8, Number);
  await client.connect();
  const db = postgresql.drizzle(client);
  return {
    db,
    run: async (text) => void (await client.query(text)),
    rows: async <Row>(query: string) => (await client.query(query)).rows as Row[],
    migrate: (migrationsFolder) => postgresql.migrate(db, { migrationsFolder }),
    close: async () => {
      await client.end();
      await runAsAdmin(server, `drop database ${name}`);
    },
  };
}
