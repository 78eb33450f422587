import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { listenPostgresql } from './listen-postgresql.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** Any number: all processes of this product take the same lock. */
const START_LOCK = 7_420_163;

async function withStartLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => {});
    connection.release();
  }
}

/**
 * Connects to PostgreSQL and brings it to the newest migration. Several processes may start at
 * once: one migrates, the others wait.
 * @param url connection string
 * @param poolSize most connections of this process, at least 2
 * @param onError told about broken idle connections; without it Node would end
 */
export async function openPostgresql(
  url: string,
  poolSize: number,
  onError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: Math.max(2, poolSize) });
  pool.on('error', onError);
  const db = drizzle(pool, { schema });
  try {
    await withStartLock(pool, () => migrate(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    engine: 'postgresql',
    exclusively: (work) => withStartLock(pool, work),
    listen: (channel, onMessage) => listenPostgresql(url, channel, onMessage, onError),
    close: () => pool.end(),
  };
}
