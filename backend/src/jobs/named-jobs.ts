import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import { idsOf, oneOf, type ReadFilter } from './filter-condition.ts';
import type { NamedJob } from './job-words.ts';
import type { Activities } from './search-profile.ts';

/** On a job: it is one of a few. */
export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${jobDemands.id} = any(${sql.param(ids)}::int[])`;

type Asked = Pick<ReadFilter, 'named'>;

/** The jobs of a filter: the few that are named, each by its id, or all. Behind 'offset 0' nothing else is read first. */
export const jobsOf = ({ named }: Asked): PgTable | SQL =>
  named
    ? sql`(select * from ${jobDemands} where ${oneOf(jobDemands.id, idsOf(named))} offset 0) as ${jobDemands}`
    : jobDemands;

/** The same of the rows of their positions. */
export const linksOf = ({ named }: Asked): PgTable | SQL =>
  named
    ? sql`(select * from ${jobDemandPositions}
        where ${oneOf(jobDemandPositions.jobDemandId, idsOf(named))} offset 0) as ${jobDemandPositions}`
    : jobDemandPositions;

/** Whether a job fits some activities. */
const doesFit = ({ positionIds, potentialJobIds, mainOnly }: Activities, job: NamedJob): boolean =>
  job.positionIds.slice(0, mainOnly && 1).some((id) => positionIds.includes(id)) ||
  (job.potentialJobId !== null && potentialJobIds.includes(job.potentialJobId));

/** A filter with only those named jobs that are where it asks for them, and no places; others as they are. */
export function namedThere(filter: ReadFilter): ReadFilter {
  if (!filter.named) return filter;
  const { placeCodes, awayFromCodes, named, fits, fitsNot } = filter;
  const wanted = placeCodes && new Set(placeCodes.map(({ code }) => code));
  const away = new Set(awayFromCodes);
  const isThere = (code: string) => (wanted?.has(code) ?? true) && !away.has(code);
  return {
    ...filter,
    named: named.filter(
      (job) =>
        isThere(job.code ?? '') &&
        (!fits || doesFit(fits, job)) &&
        !fitsNot?.some((other) => doesFit(other, job)),
    ),
    fits: undefined,
    fitsNot: undefined,
    placeCodes: undefined,
    awayFromCodes: undefined,
  };
}
