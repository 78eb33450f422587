/**
 * pnpm load:search [--jobs 1000000] [--requests 100] [--only <beginning of a kind>] [--keep <folder>]
 * [--database <url>]: starts a PostgreSQL of its own with so many jobs and a backend, asks for searches of every kind
 * one after the other, and prints quantiles and processor time of each; ends with 1 where 95 of 100 take longer than
 * 50 ms (docs/speed.md). Its files may be kept in a folder: what is there is not written again. With a database it
 * takes that one and leaves it there; a new one is filled.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrl, runAsAdmin } from '../src/testing/run-as-admin.ts';
import { startServers } from './load/mixed/servers.ts';
import { measureSearch } from './load/search/measure-search.ts';

const root = join(import.meta.dirname, '../..');

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      jobs: { type: 'string', default: '1000000' },
      requests: { type: 'string', default: '100' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  });
  const number = (name: 'jobs' | 'requests') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is no number above 0.`);
    return value;
  };
  return { ...values, jobs: number('jobs'), requests: number('requests') };
}

/** Runs this command again with a database server that ends with it. */
function runWithPostgres(folder: string | undefined): never {
  const again = [
    join(root, 'scripts/with-postgres.mjs'),
    ...(folder ? ['--folder', folder] : []),
    process.execPath,
    ...process.argv.slice(1),
  ];
  // A million jobs with their indexes stay in memory, as an operator would have it (docs/operating.md).
  const env = {
    ...process.env,
    POSTGRES_SETTINGS: '-c shared_buffers=4GB -c maintenance_work_mem=512MB -c max_wal_size=8GB',
  };
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit', env }).status ?? 1);
}

/** Jobs with their indexes, as a server has them in memory after its first minutes. */
const WARM = `select pg_prewarm(oid) from pg_class where relkind in ('r', 'i')
  and relnamespace = 'public'::regnamespace and relname like 'job%'`;

// What was started ends with this command.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { jobs, requests, only, keep, database: given } = readOptions();
const server = given ?? process.env.TEST_DATABASE_URL ?? runWithPostgres(keep);
const name = keep ? 'postgres' : `search_${process.pid}`;
const database = given ?? databaseUrl(server, name);
if (!given) {
  if (!keep) await runAsAdmin(server, `create database ${name}`);
  await runAsAdmin(server, `alter database ${name} set jit = off`);
}
try {
  const parts = { jobs, database, store: '', profile: undefined, log: console.log };
  const servers = await startServers(root, parts);
  try {
    if (!given) {
      await runAsAdmin(database, 'create extension if not exists pg_prewarm');
      await runAsAdmin(database, WARM);
    }
    const missed = await measureSearch({ database, servers, requests, only, log: console.log });
    console.log(
      missed.length === 0
        ? 'All kinds reach the goal.'
        : `${missed.length} kinds miss the goal: ${missed.join('; ')}.`,
    );
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await servers.stop();
  }
} finally {
  if (!given && !keep) await runAsAdmin(server, `drop database ${name} with (force)`);
}
