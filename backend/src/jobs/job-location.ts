import { HOMEOFFICE_NONE_ID } from '@silverjobs/contract';
import { type AnyColumn, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobCounts } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { type LocationFilter, readOptionId } from '../locations/option-id.ts';
import { codesWithin } from './codes-within.ts';

/** A location filter whose radius has become a list of postal codes. */
export type JobLocation =
  | Exclude<LocationFilter, { kind: 'postal-code' }>
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Columns that repeat where a job is. */
export type LocationColumns = {
  readonly postalCode: AnyColumn;
  readonly districtId: AnyColumn;
  readonly stateId: AnyColumn;
};

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
    return { kind: 'codes', codes: await codesWithin(db, filter.code, filter.radiusKm) };
  }
  if (filter) return filter;
  throw new Failure('validation.failed', {
    param: 'search_location_id',
    message: 'Diesen Suchort gibt es nicht.',
  });
}

/** The codes as a value, not as a subquery: the planner then knows how many jobs to expect. */
function anyOf(column: AnyColumn, codes: readonly string[]): SQL {
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
  return atLocation(columns, gt(columns.homeofficeId, HOMEOFFICE_NONE_ID), location);
}

/** Counters at a location. */
export function countersAtLocation(location: JobLocation): SQL | undefined {
  return atLocation(jobCounts, sql`${jobCounts.homeoffice}`, location);
}
