import { and, type SQL, sql } from '../database/drizzle.ts';
import { jobCounts, jobKindCounts } from '../database/schema.ts';
import { oneOf, type ReadFilter } from './filter-condition.ts';
import { placesOf } from './filter-places.ts';
import { anyOf, atLocation } from './job-location.ts';

/** Whether counters answer a filter, hidden jobs aside. */
export function countersSayAll(filter: ReadFilter): boolean {
  const { positionId, awayFromCodes, fits, fitsNot, fitsNotAtHome } = filter;
  const { suits, suitsNot, homeofficeFrom, ofJob, said, named } = filter;
  const occupations = [positionId, fits, fitsNot?.[0], fitsNotAtHome?.[0]];
  const others = [awayFromCodes, suits, suitsNot, homeofficeFrom, ofJob, said, named];
  return [...occupations, ...others].every((asked) => asked === undefined);
}

type Counters = {
  readonly table: typeof jobCounts | typeof jobKindCounts;
  readonly condition: SQL | undefined;
};

/** The counters of such a filter; those by kind of job are more, and read only where asked for. */
export function countersOf(filter: ReadFilter): Counters {
  const { jobTypeIds, workLoadIds } = filter;
  const { location, codes } = placesOf(filter);
  const table = jobTypeIds || workLoadIds ? jobKindCounts : jobCounts;
  const condition = and(
    atLocation(table, sql`${table.homeoffice}`, location),
    codes && anyOf(table.postalCode, codes),
    oneOf(jobKindCounts.jobTypeId, jobTypeIds),
    oneOf(jobKindCounts.workLoadId, workLoadIds),
  );
  return { table, condition };
}
