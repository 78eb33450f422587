import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, runAsAdmin } from '../src/testing/run-as-admin.ts';
import { startBackendProcess } from './kills/backend-process.ts';
import { runKills } from './kills/run-kills.ts';

const USAGE = `pnpm kills [number]   kills a backend that people write to so many times (40), and compares what
was acknowledged with what is there: on PGlite, or with TEST_DATABASE_URL on PostgreSQL
(node scripts/with-postgres.mjs pnpm kills)`;

const [given = '40'] = process.argv.slice(2).filter((argument) => argument !== '--');
const kills = Number(given);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(USAGE);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
const server = process.env.TEST_DATABASE_URL;
const name = `kills_${process.pid}`;
if (server) await runAsAdmin(server, `create database ${name}`);
try {
  const variables = {
    DEMO_JOB_DEMANDS: '150',
    ...(server ? { DATABASE_URL: databaseUrl(server, name) } : { DATA_DIR: join(folder, 'db') }),
  };
  const report = await runKills(
    kills,
    () => startBackendProcess(join(import.meta.dirname, '../src/demo/main.ts'), variables),
    console.log,
  );
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.lost.length + report.doubled.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (server) await runAsAdmin(server, `drop database ${name} with (force)`);
}
