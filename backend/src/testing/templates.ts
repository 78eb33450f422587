import { databaseUrl, runAsAdmin } from './run-as-admin.ts';

/**
 * Makes or drops what the tests of one run copy: a migrated database without and with content.
 * node templates.ts make|drop <prefix>, on the server of TEST_DATABASE_URL
 */
const [task, prefix = ''] = process.argv.slice(2);
const server = process.env.TEST_DATABASE_URL;
if (!server || !/^\w+$/.test(prefix)) throw new Error('TEST_DATABASE_URL and a prefix are needed.');
const [empty, filled] = [`${prefix}_empty`, `${prefix}_filled`];

if (task === 'make') {
  // Dropping needs none of it, and would wait a second for it.
  const { openPostgresql } = await import('../database/open-postgresql.ts');
  const { fillDatabase } = await import('./fill-database.ts');
  await runAsAdmin(server, `create database ${empty}`);
  await (await openPostgresql(databaseUrl(server, empty), 2)).close();
  await runAsAdmin(server, `create database ${filled} template ${empty}`);
  const database = await openPostgresql(databaseUrl(server, filled), 2);
  await fillDatabase(database.db);
  await database.close();
} else {
  for (const name of [empty, filled]) await runAsAdmin(server, `drop database if exists ${name}`);
}
