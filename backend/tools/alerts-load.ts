/**
 * pnpm load:alerts [--searches 200000] [--jobs 20000] [--seconds 120] [--mails 3000]: starts a PostgreSQL of its own
 * with so many saved searches and a backend with a mail server that takes everything; publishes jobs at a rate of
 * so many an hour, then makes so many daily mails due at once; prints what was found and mailed, how long it took,
 * and what a job and a mail cost each process (operation-43).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrl, runAsAdmin } from '../src/testing/run-as-admin.ts';
import { measureAlerts } from './load/alerts/measure-alerts.ts';

const root = join(import.meta.dirname, '../..');

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      searches: { type: 'string', default: '200000' },
      jobs: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '120' },
      mails: { type: 'string', default: '3000' },
    },
  });
  const number = (name: keyof typeof values) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is no number above 0.`);
    return value;
  };
  return {
    searches: number('searches'),
    jobsAnHour: number('jobs'),
    seconds: number('seconds'),
    mails: number('mails'),
  };
}

// What was started ends with this command.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions();
const server = process.env.TEST_DATABASE_URL;
if (!server) {
  const again = [
    join(root, 'scripts/with-postgres.mjs'),
    process.execPath,
    ...process.argv.slice(1),
  ];
  // As compose.yaml has it.
  const env = { ...process.env, POSTGRES_SETTINGS: '-c shared_buffers=512MB' };
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit', env }).status ?? 1);
}
const name = `alerts_${process.pid}`;
await runAsAdmin(server, `create database ${name}`);
await runAsAdmin(server, `alter database ${name} set jit = off`);
try {
  const database = databaseUrl(server, name);
  await measureAlerts({ ...options, root, database, log: console.log });
} finally {
  await runAsAdmin(server, `drop database ${name} with (force)`);
}
