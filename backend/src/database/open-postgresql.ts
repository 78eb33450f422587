import type { TraceStatement } from '@silverjobs/telemetry/tracing';
import pg from 'pg';
import { applySqlCode } from './apply-sql-code.ts';
import type { OpenDatabase } from './database.ts';
import { drizzle, migrate } from './drizzle-postgresql.ts';
import { fillJobWords } from './fill-job-words.ts';
import { JoiningSocket } from './joining-socket.ts';
import { listenPostgresql } from './listen-postgresql.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { traceClient } from './trace-client.ts';

/** Any number: all processes of this product take the same lock. */
const START_LOCK = 7_420_163;

/**
 * Nothing waits for ever (operation-3), in milliseconds: a connection; a statement; a lock; a
 * transaction whose process has stopped. Each ends before the visitor's own patience (30 s).
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 20_000,
} as const;

function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  // The pool takes its own listener away while a connection is lent; one that breaks then would end
  // the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One process at a time; the lock has a connection of its own, so that it never waits for the work. */
async function withStartLock(
  config: pg.ClientConfig,
  onError: (error: Error) => void,
  work: () => Promise<void>,
): Promise<void> {
  const connection = new pg.Client(config);
  connection.on('error', onError);
  await connection.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  } finally {
    // The lock ends with its connection.
    await connection.end().catch(() => {});
  }
}

/**
 * Connects to PostgreSQL and brings it to the newest migration. Several processes may start at
 * once: one migrates, the others wait.
 * @param url connection string
 * @param poolSize most connections of this process beside those of its start
 * @param onError told about broken connections; without it Node would end
 * @param trace traces statements; without it nothing is
 */
export async function openPostgresql(
  url: string,
  poolSize: number,
  onError: (error: Error) => void = () => {},
  trace?: TraceStatement,
): Promise<OpenDatabase> {
  // Migrations and the first filling of a database may take long.
  const connection = { connectionString: url, keepAlive: true };
  const stream = () => new JoiningSocket();
  const patient = openPool({ ...connection, max: 2, idleTimeoutMillis: 1_000 }, onError);
  const pool = openPool({ ...connection, stream, max: Math.max(1, poolSize), ...LIMITS }, onError);
  const closeAll = async () => {
    await Promise.all([patient.end(), pool.end()]);
  };
  const setUp = drizzle(patient);
  try {
    await withStartLock(connection, onError, async () => {
      await migrate(setUp, { migrationsFolder });
      await applySqlCode(setUp);
      await fillJobWords(setUp);
    });
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    db: drizzle(trace ? traceClient(pool, trace) : pool),
    engine: 'postgresql',
    connections: () => ({
      idle: pool.idleCount,
      used: pool.totalCount - pool.idleCount,
      wanted: pool.waitingCount,
    }),
    exclusively: (work) => withStartLock(connection, onError, () => work(setUp)),
    listen: (channel, onMessage) => listenPostgresql(url, channel, onMessage, onError),
    close: closeAll,
  };
}
