import { type PgTable, type SQL, sql } from '../database/drizzle.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import { idsOf, oneOf, type ReadFilter } from './filter-condition.ts';

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
