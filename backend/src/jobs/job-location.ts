import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { type AnyColumn, eq, gte, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import { jobCounts } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { type AreaFilter, codesOfArea } from '../locations/area-codes.ts';
import { type LocationFilter, readOptionId } from '../places/option-id.ts';
import { codesNear } from './codes-within.ts';

/** A location filter whose radius has become a list of postal codes. */
export type JobLocation =
  | Exclude<LocationFilter, { kind: 'postal-code' } | AreaFilter>
  | {
      readonly kind: 'codes';
      readonly codes: readonly string[];
      /** How many active jobs they had some minutes ago, where somebody counted. */
      readonly jobs?: number;
    };

/** Columns that repeat where a job is. */
export type LocationColumns = {
  readonly postalCode: AnyColumn;
  readonly districtId: AnyColumn;
  readonly stateId: AnyColumn;
};

/** How many active jobs some postal codes have. */
async function jobsAtCodes(db: Database, codes: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ jobs: sql<number>`coalesce(sum(${jobCounts.jobs}), 0)::int` })
    .from(jobCounts)
    .where(anyOf(jobCounts.postalCode, codes));
  return row?.jobs ?? 0;
}

/**
 * What a location option stands for; no option is no filter.
 * @throws Failure validation.failed for an id that no option has
 */
export async function readJobLocation(
  db: Database,
  optionId: number | undefined,
): Promise<JobLocation> {
  if (optionId === undefined) return { kind: 'all' };
  const filter = readOptionId(optionId);
  if (filter?.kind === 'postal-code') {
    const near = await codesNear(db, filter.code, filter.radiusKm);
    const jobs = near.reduce((sum, code) => sum + (code.jobs ?? 0), 0);
    return { kind: 'codes', codes: near.map(({ code }) => code), jobs };
  }
  if (filter?.kind === 'landscape' || filter?.kind === 'postal-area') {
    const codes = await codesOfArea(db, filter);
    return { kind: 'codes', codes, jobs: await jobsAtCodes(db, codes) };
  }
  if (filter) return filter;
  throw new Failure('validation.failed', {
    param: 'search_location_id',
    message: 'Diesen Suchort gibt es nicht.',
  });
}

/** The codes as a value, not as a subquery: the planner then knows how many jobs to expect. */
export function anyOf(column: SQLWrapper, codes: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(codes)}::text[])`;
}

/** Rows of a place in any table that repeats it; Homeoffice is a condition of its own. */
export function atLocation(
  columns: LocationColumns,
  isHomeoffice: SQL,
  location: JobLocation,
): SQL | undefined {
  switch (location.kind) {
    case 'all':
      return undefined;
    case 'homeoffice':
      return isHomeoffice;
    case 'state':
      return eq(columns.stateId, location.regionId);
    case 'district':
      return eq(columns.districtId, location.regionId);
    case 'codes':
      return anyOf(columns.postalCode, location.codes);
  }
}

/** Jobs at a location, by the jobs' own columns or by those that repeat them. */
export function jobsAtLocation(
  columns: LocationColumns & { readonly homeofficeId: AnyColumn },
  location: JobLocation,
): SQL | undefined {
  return atLocation(columns, gte(columns.homeofficeId, HOMEOFFICE_MOSTLY_ID), location);
}
