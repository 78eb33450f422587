import { createRequire } from 'node:module';

/*
 * Drizzle as CommonJS, and from here alone. Node looks into the package.json of what it imports, once for each import and
 * for each ES module of the package, and Drizzle's has 179 KB: that took as long as all else of the backend's start.
 */
const load = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = load('drizzle-orm');
const core: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');

export const {
  and,
  arrayOverlaps,
  asc,
  avg,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
} = orm;

export const {
  alias,
  bigint,
  bit,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  index,
  integer,
  jsonb,
  PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = core;

export type { AnyColumn, Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
export type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
export type PgTable = import('drizzle-orm/pg-core').PgTable;
