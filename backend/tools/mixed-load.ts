/**
 * pnpm load [--jobs 100000] [--rate 300] [--warm-up 20] [--seconds 60] [--streams 5000] [--people 500]
 * [--store .store] [--profile <folder>]: starts a PostgreSQL of its own with so many jobs, a backend, and the document
 * server where the store has releases; sends mixed requests at a fixed rate, then opens streams of
 * news; prints requests a second, latencies by route, errors, memory and what a request costs each
 * process; with a folder the processes write their profiles into it (operation-22).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrl, runAsAdmin } from '../src/testing/run-as-admin.ts';
import { measureLoad } from './load/mixed/measure-load.ts';
import { startServers } from './load/mixed/servers.ts';

const root = join(import.meta.dirname, '../..');

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      jobs: { type: 'string', default: '100000' },
      rate: { type: 'string', default: '300' },
      'warm-up': { type: 'string', default: '20' },
      seconds: { type: 'string', default: '60' },
      streams: { type: 'string', default: '5000' },
      people: { type: 'string', default: '500' },
      store: { type: 'string', default: join(root, '.store') },
      profile: { type: 'string' },
    },
  });
  const number = (name: 'jobs' | 'rate' | 'warm-up' | 'seconds' | 'streams' | 'people') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is no number.`);
    return value;
  };
  return {
    jobs: number('jobs'),
    rate: number('rate'),
    warmUp: number('warm-up'),
    seconds: number('seconds'),
    streams: number('streams'),
    people: Math.max(1, number('people')),
    store: values.store,
    profile: values.profile,
  };
}

/** Runs this command again with a database server that ends with it. */
function runWithPostgres(): never {
  const again = [
    join(root, 'scripts/with-postgres.mjs'),
    process.execPath,
    ...process.argv.slice(1),
  ];
  // As compose.yaml has it.
  const env = { ...process.env, POSTGRES_SETTINGS: '-c shared_buffers=512MB' };
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit', env }).status ?? 1);
}

// What was started ends with this command.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions();
const server = process.env.TEST_DATABASE_URL ?? runWithPostgres();
const name = `load_${process.pid}`;
await runAsAdmin(server, `create database ${name}`);
// As the operator is told to (docs/operating.md).
await runAsAdmin(server, `alter database ${name} set jit = off`);
const database = databaseUrl(server, name);
try {
  const servers = await startServers(root, { ...options, database, log: console.log });
  try {
    const failed = await measureLoad({ ...options, database, servers, log: console.log });
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await servers.stop();
  }
} finally {
  await runAsAdmin(server, `drop database ${name} with (force)`);
}
