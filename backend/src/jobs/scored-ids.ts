import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands, jobDemandPositions as links } from '../database/schema.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';
import type { IdPage } from './newest-ids.ts';
import { timePointsOf, type Wishes } from './wishes.ts';

/** What points jobs are given for. */
export type Scale = {
  /** Of each postal code, by its distance. */
  readonly places: readonly { readonly code: string; readonly points: number }[];
  /** Of occupations; the best of a job counts, and those that are not named are 0. */
  readonly weights: readonly { readonly id: number; readonly points: number }[];
  readonly home: Wishes['place'];
  readonly times: Wishes['times'];
};

/** Points of work from home for who wants it, or does not. */
const AT_HOME = 10;

/** All jobs of a part with their points, as a subquery with id, created_at and score. */
function scored(filter: ReadFilter, { places, weights, home, times }: Scale): SQL {
  const { table, id, createdAt, postalCode, homeofficeId, condition } = jobSource(
    filter,
    undefined,
    'zone',
  );
  const isAtHome = sql`zone.homeoffice_id >= ${HOMEOFFICE_MOSTLY_ID}::int`;
  const distance = sql`coalesce(place.points, 0)`;
  // From home it is no way at all.
  const way = home === 'both' ? sql`case when ${isAtHome} then 0 else ${distance} end` : distance;
  const sign = home === 'both' ? AT_HOME : home === 'out' ? -AT_HOME : 0;
  const atHome = sql`case when ${isAtHome} then ${sign}::int else 0 end`;
  const zone = sql`select ${id} as id, ${createdAt} as created_at, ${postalCode} as postal_code,
    ${homeofficeId} as homeoffice_id from ${table} where ${condition ?? sql`true`}`;
  const codes = sql.param(places.map(({ code }) => code));
  const points = sql.param(places.map((place) => place.points));
  const ofPlaces = sql`unnest(${codes}::text[], ${points}::int[]) as place(code, points)`;
  // Looked up only for who named times: it is read from the jobs themselves.
  const said = times ? sql` join ${jobDemands} as said on said.id = zone.id` : sql``;
  const when = times ? sql` + ${timePointsOf(sql`said.times`, times)}` : sql``;
  const joined = sql`zone left join ${ofPlaces} on place.code = zone.postal_code${said}`;
  if (weights.length === 0) {
    return sql`(with zone as (${zone})
      select zone.id, zone.created_at, ${way} + ${atHome}${when} as score from ${joined})`;
  }
  const ids = sql.param(weights.map((weight) => weight.id));
  const each = sql.param(weights.map((weight) => weight.points));
  return sql`(with zone as materialized (${zone}), work as (
      select ${links.jobDemandId} as id, max(coalesce(weight.points, 0))
        -- What it mainly is may be asked for too much, whatever it is as well.
        + 2 * min(case when ${links.rank} = 0 then least(coalesce(weight.points, 0), 0) else 0 end) as points
      from zone join ${links} on ${links.jobDemandId} = zone.id
      left join unnest(${ids}::int[], ${each}::int[]) as weight(id, points)
        on weight.id = ${links.positionId}
      group by 1
    )
    select zone.id, zone.created_at, ${way} + ${atHome} + coalesce(work.points, 0)${when} as score
    from ${joined} left join work on work.id = zone.id)`;
}

const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;

/** A page of a part, the highest score first, of one score the newest first. */
export async function scoredIds(
  db: Database,
  filter: ReadFilter,
  scale: Scale,
  { limit, offset, behind }: IdPage,
): Promise<number[]> {
  const jobs = scored(filter, scale);
  // Of the job that the page comes after, its score is looked up by the same rule.
  const after = behind
    ? sql`where (score, created_at, id) < (
        (select score from ${scored({ ...filter, hiddenIds: [], only: behind.id }, scale)} as last),
        ${behind.createdAt}::timestamptz, ${behind.id}::int)`
    : sql``;
  const result = await db.execute(sql`select id from ${jobs} as job ${after}
    order by score desc, created_at desc, id desc
    limit ${limit}::int offset ${behind ? 0 : offset}::int`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}
