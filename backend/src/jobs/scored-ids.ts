import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { or, type SQL, sql } from '../database/drizzle.ts';
import { jobDemands, jobDemandPositions as links } from '../database/schema.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';
import type { IdPage } from './newest-ids.ts';
import type { Activities } from './search-profile.ts';
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
export const AT_HOME = 10;

const imaginedOnly = (activities: Activities): Activities => ({ ...activities, positionIds: [] });

/** On an occupation of a job: it is one of some activities. */
const isOf = ({ positionIds, mainOnly }: Activities): SQL =>
  sql`(link.position_id = any(${sql.param(positionIds)}::int[])${mainOnly ? sql` and link.rank = 0` : sql``})`;

/** All jobs of a part with their points, as a subquery with id, created_at and score. */
function scored(filter: ReadFilter, { places, weights, home, times }: Scale): SQL {
  // All occupations of a job are looked at once, for its points and for what it must not fit.
  const isWeighed = weights.length > 0;
  const { fitsNot = [] } = filter;
  const others = isWeighed ? { ...filter, fitsNot: fitsNot.map(imaginedOnly) } : filter;
  const { table, id, createdAt, postalCode, homeofficeId, condition } = jobSource(
    others,
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
  const when = times
    ? sql` + ${timePointsOf(sql`job_times_of(said.said_times, said.times)`, times)}`
    : sql``;
  const joined = sql`left join ${ofPlaces} on place.code = zone.postal_code${said}`;
  if (!isWeighed) {
    return sql`(with zone as (${zone})
      select zone.id, zone.created_at, ${way} + ${atHome}${when} as score from zone ${joined})`;
  }
  const ids = sql.param(weights.map((weight) => weight.id));
  const each = sql.param(weights.map((weight) => weight.points));
  const fits = or(...fitsNot.map(isOf)) ?? sql`false`;
  // Named by an array the jobs are looked up by their ids: the planner expects so many that it would read all links.
  // All of 'work' is in 'zone': a full join only says that not each of both is compared with each, as of few it would be.
  return sql`(with zone as materialized (${zone}), work as (
      select link.job_demand_id as id, max(coalesce(weight.points, 0))
        -- What it mainly is may be asked for too much, whatever it is as well.
        + 2 * min(case when link.rank = 0 then least(coalesce(weight.points, 0), 0) else 0 end) as points,
        bool_or(${fits}) as fits
      from ${links} as link
      left join unnest(${ids}::int[], ${each}::int[]) as weight(id, points)
        on weight.id = link.position_id
      where link.job_demand_id = any(array(select id from zone))
      group by 1
    )
    select zone.id, zone.created_at, ${way} + ${atHome} + coalesce(work.points, 0)${when} as score
    from zone full join work on work.id = zone.id ${joined} where work.fits is not true)`;
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
