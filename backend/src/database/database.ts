import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database or a transaction of it, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An opened database. */
export type OpenDatabase = {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgresql';
  /** Runs work that only one process may do at a time (migrations, seeding). */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};
