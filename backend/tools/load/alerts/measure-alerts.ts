import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/database/drizzle.ts';
import { openPostgresql } from '../../../src/database/open-postgresql.ts';
import { freePort } from '../../../src/testing/free-port.ts';
import { openMailSink } from '../../../src/testing/mail-sink.ts';
import { startBackendProcess } from '../../kills/backend-process.ts';
import { readPostgresqlCpu } from '../mixed/postgresql-cpu.ts';
import { readFigures } from '../mixed/servers.ts';
import { bringMorning, makeJobs, makeSearches } from './make-searches.ts';

interface AlertLoad {
  root: string;
  database: string;
  searches: number;
  jobsAnHour: number;
  seconds: number;
  mails: number;
  log: (text: string) => void;
}

async function countOf(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}

const unmatched = sql`
  select (select count(*) from job_news)::int
    + (select count(*) from tasks where kind = 'match-job' and state = 'waiting')::int as n`;
const unsent = sql`
  select (select count(*) from tasks where kind in ('job-alert', 'mail') and state = 'waiting')::int as n`;

/** Seconds of a processor used so far. */
async function readCpu(db: Database, metricsPort: number) {
  const { cpu, memory } = await readFigures(metricsPort);
  return { backend: cpu, postgresql: (await readPostgresqlCpu(db)) ?? Number.NaN, memory };
}

type Cpu = Awaited<ReturnType<typeof readCpu>>;

const costs = (before: Cpu, after: Cpu, count: number) =>
  `backend ${(((after.backend - before.backend) * 1_000) / count).toFixed(1)} ms, PostgreSQL ` +
  `${(((after.postgresql - before.postgresql) * 1_000) / count).toFixed(1)} ms of a processor`;

/** Publishes jobs, then makes daily mails due, and prints what both took. */
export async function measureAlerts(load: AlertLoad): Promise<void> {
  const { root, log } = load;
  const entry = join(root, 'backend/src/demo/main.ts');
  const variables = { DATABASE_URL: load.database, DEMO_JOB_DEMANDS: '100' };
  await (await startBackendProcess(entry, variables)).stop();
  const { db, close } = await openPostgresql(load.database, 2);
  const sink = await openMailSink();
  try {
    log(`Writing ${load.searches} searches …`);
    await makeSearches(db, load.searches);
    await db.execute(sql`analyze`);
    const metricsPort = await freePort();
    const backend = await startBackendProcess(entry, {
      ...variables,
      METRICS_PORT: String(metricsPort),
      SMTP_URL: sink.url,
      MAIL_FROM: 'silverjobs <mail@test.example>',
    });
    try {
      await publishJobs(load, { db, metricsPort, received: sink.received });
      await mailMorning(load, { db, metricsPort, received: sink.received });
    } finally {
      await backend.stop();
    }
  } finally {
    await close();
    await sink.close();
  }
}

interface Parts {
  db: Database;
  metricsPort: number;
  received: () => number;
}

async function publishJobs(
  { jobsAnHour, seconds, log }: AlertLoad,
  { db, metricsPort, received }: Parts,
): Promise<void> {
  // What the demo queued at its start is none of the measurement.
  while ((await countOf(db, unmatched)) + (await countOf(db, unsent)) > 0) await pause(500);
  const before = await readCpu(db, metricsPort);
  const mailsBefore = received();
  const noted = sql`select count(*)::int as n from job_alerts`;
  const notedBefore = await countOf(db, noted);
  const start = performance.now();
  let jobs = 0;
  let most = 0;
  for (let second = 1; second <= seconds; second += 1) {
    const wanted = Math.floor((jobsAnHour / 3_600) * second) - jobs;
    if (wanted > 0) await makeJobs(db, wanted, 1 + jobs);
    jobs += wanted;
    most = Math.max(most, await countOf(db, unmatched));
    await pause(Math.max(0, start + second * 1_000 - performance.now()));
  }
  while ((await countOf(db, unmatched)) > 0) await pause(200);
  const after = await readCpu(db, metricsPort);
  const took = (performance.now() - start) / 1_000;
  const alerts = (await countOf(db, noted)) - notedBefore;
  log(
    `${jobs} jobs in ${took.toFixed(0)} s, all matched; at most ${most} waited. ${alerts} notes for searches, ` +
      `${received() - mailsBefore} mails meanwhile; memory ${after.memory.toFixed(0)} MB.`,
  );
  log(`A job, with its mails at once: ${costs(before, after, jobs)}.`);
}

async function mailMorning(
  { mails, log }: AlertLoad,
  { db, metricsPort, received }: Parts,
): Promise<void> {
  while ((await countOf(db, unsent)) > 0) await pause(500);
  const mailsBefore = received();
  const before = await readCpu(db, metricsPort);
  const due = await bringMorning(db, mails);
  const start = performance.now();
  while (received() - mailsBefore < due) {
    if (performance.now() - start > 600_000) break;
    await pause(200);
  }
  const took = (performance.now() - start) / 1_000;
  const sent = received() - mailsBefore;
  const after = await readCpu(db, metricsPort);
  log(
    `${due} searches due in the morning: ${sent} mails in ${took.toFixed(1)} s, ${(sent / took).toFixed(1)} a ` +
      `second, ${((sent / took) * 86_400).toFixed(0)} a day.`,
  );
  log(`A mail, from the search to the mail server: ${costs(before, after, sent)}.`);
}
