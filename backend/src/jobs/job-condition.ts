import { HOMEOFFICE_NONE_ID } from '@silverjobs/contract';
import { and, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { readOptionId } from '../locations/option-id.ts';
import { codesWithin } from './codes-within.ts';

export type JobFilter = {
  readonly search_what_id?: number | undefined;
  readonly search_location_id?: number | undefined;
};

function byPosition(db: Database, positionId: number): SQL {
  const match = and(
    eq(jobDemandPositions.positionId, positionId),
    eq(jobDemandPositions.jobDemandId, jobDemands.id),
  );
  return exists(db.select({ one: sql`1` }).from(jobDemandPositions).where(match));
}

async function byPostalCode(db: Database, code: string, radiusKm: number): Promise<SQL> {
  // The codes as a value, not as a subquery: the planner then knows how many jobs to expect.
  const codes = await codesWithin(db, code, radiusKm);
  return sql`${jobDemands.postalCode} = any(${sql.param(codes)}::text[])`;
}

async function byLocation(db: Database, optionId: number): Promise<SQL | undefined> {
  const filter = readOptionId(optionId);
  switch (filter?.kind) {
    case 'all':
      return undefined;
    case 'homeoffice':
      return gt(jobDemands.homeofficeId, HOMEOFFICE_NONE_ID);
    case 'state':
      return eq(jobDemands.stateId, filter.regionId);
    case 'district':
      return eq(jobDemands.districtId, filter.regionId);
    case 'postal-code':
      return byPostalCode(db, filter.code, filter.radiusKm);
    default:
      throw new Failure('validation.failed', {
        param: 'search_location_id',
        message: 'Diesen Suchort gibt es nicht.',
      });
  }
}

/**
 * The one condition of list and count: active jobs that fit position and location.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function jobCondition(db: Database, filter: JobFilter): Promise<SQL | undefined> {
  const { search_what_id, search_location_id } = filter;
  return and(
    eq(jobDemands.status, 'active'),
    search_what_id === undefined ? undefined : byPosition(db, search_what_id),
    search_location_id === undefined ? undefined : await byLocation(db, search_location_id),
  );
}
