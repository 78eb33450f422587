import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';

/** The database or a transaction of it, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Hears a channel of the database.
 * @param onMessage given what was told; null after the connection was away: something may have
 * been missed
 * @returns ends it
 * @throws Error when the database cannot be reached
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string | null) => void,
) => Promise<() => Promise<void>>;

/** An opened database. */
export type OpenDatabase = {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgresql';
  /**
   * Runs work that only one process may do at a time, however long it takes (filling a new
   * database), on the connection that it is given.
   */
  readonly exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Connections of this process by state, where there are several. */
  readonly connections?: () => Readonly<Record<'idle' | 'used' | 'wanted', number>>;
  /** Hears what any process of this database tells with pg_notify. */
  readonly listen: Listen;
  readonly close: () => Promise<void>;
};
