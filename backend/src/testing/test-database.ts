import { randomBytes } from 'node:crypto';
import type { TraceStatement } from '@silverjobs/telemetry/tracing';
import type { OpenDatabase } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgresql } from '../database/open-postgresql.ts';
import { fillDatabase } from './fill-database.ts';
import { databaseUrl, runAsAdmin } from './run-as-admin.ts';
import { loadSnapshot } from './snapshot.ts';

type Engine = OpenDatabase['engine'];

const server = process.env.TEST_DATABASE_URL;

/** The engines that tests have here; PostgreSQL where TEST_DATABASE_URL names a server. */
export const engines: readonly Engine[] = server ? ['pglite', 'postgresql'] : ['pglite'];

/** What database a test wants. */
export interface TestDatabaseOptions {
  /** PostgreSQL by default, where it is there. */
  engine?: Engine;
  /** What stands in it: nothing by default, or what every test app starts with. */
  content?: 'empty' | 'filled';
  /** Traces its statements. */
  trace?: TraceStatement;
}

/** A migrated database for one test file: PGlite in memory, or a copy of a run's template. */
export async function openTestDatabase({
  engine = server ? 'postgresql' : 'pglite',
  content = 'empty',
  trace,
}: TestDatabaseOptions = {}): Promise<OpenDatabase> {
  if (engine === 'pglite' || !server) {
    const database = await openPglite(undefined, await loadSnapshot(), trace);
    if (content === 'filled') await fillDatabase(database.db);
    return database;
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = `${process.env.TEST_TEMPLATES}_${content}`;
  await runAsAdmin(server, `create database ${name} template ${template}`);
  const database = await openPostgresql(databaseUrl(server, name), 5, undefined, trace);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runAsAdmin(server, `drop database ${name} with (force)`);
    },
  };
}
