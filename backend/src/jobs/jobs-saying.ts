import { JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import {
  jobCounts,
  jobKindCounts,
  jobWords,
  jobDemandPositions as links,
} from '../database/schema.ts';
import {
  type Asked,
  isCalled,
  type NamedJob,
  type Said,
  type Sayable,
  type Saying,
  saying,
  sayingByBits,
  withEmployers,
  withRoom,
} from './job-words.ts';
import { planOf, saysByPlan } from './said-plan.ts';

/** Up to here jobs are named one by one, where a sample expects so few: by chance it says more of what few say. */
const FEW = 400;
/** Among so many of the newest it shows what is frequent, without an index that would name all of it. */
const SAMPLE = 2_000;
/** What a sample says is taken for more than are counted where it is so many times as much. */
const SURELY = 3;
/** How many pages of the rows of positions tell how many jobs have each, in percent. */
const POSITIONS_PERCENT = 5;
/** How many active jobs there are, by '', and with each mark of a place, a kind, hours or what they fit. */
const loadCounted = keptReference(
  async (db: Database, _key: 'all'): Promise<Readonly<Record<string, number>>> => {
    const sums = z.object({ rows: z.array(z.object({ mark: z.string(), jobs: z.int() })) });
    const { rows } = sums.parse(
      await db.execute(sql`
        select case when grouping(district_id) = 0 then 'd' || district_id
            when grouping(state_id) = 0 then 's' || state_id
            when grouping(homeoffice) = 0 then case when homeoffice then 'h' else 'not h' end else '' end as mark,
          coalesce(sum(jobs), 0)::int as jobs
        from ${jobCounts} group by grouping sets ((), (district_id), (state_id), (homeoffice))
        union all
        select case when grouping(job_type_id) = 0 then 'k' || job_type_id else 'w' || work_load_id end, sum(jobs)::int
        from ${jobKindCounts} group by grouping sets ((job_type_id), (work_load_id))
        union all
        select mark, (sum(jobs) * 100 / ${POSITIONS_PERCENT}::int)::int
        from (
          select position_id, rank = 0 as is_main, potential_job_id, count(*) as jobs
          from ${links} tablesample system (${POSITIONS_PERCENT}) repeatable (1)
          where active group by grouping sets ((position_id, rank = 0), (rank = 0, potential_job_id))
        ) as found
        cross join unnest(array[
          'o' || position_id, case when is_main then 'm' || position_id end, case when is_main then 'j' || potential_job_id end
        ]) as mark
        where mark is not null group by mark`),
    );
    return Object.fromEntries(rows.map(({ mark, jobs }) => [mark, jobs]));
  },
  { size: ({ '': jobs = 0 }) => Math.min(jobs, 1), room: 10 },
);

/** How many of the newest say it, whether those are far more than are named one by one, and what the index is asked. */
async function shareOf(db: Database, said: Said) {
  const { words, marks, bits, clientIds } = said;
  const each: Sayable[] = [
    ...words.map((word) => ({ words: [word], marks: [], bits })),
    ...marks.map((list) => ({ words: [], marks: [list], bits })),
  ];
  const parts = each.map((one) => sayingByBits(one, []) ?? saying(one, []));
  // Each row is asked once for each part; what says all is put together from these.
  const names = parts.map((_, at) => sql.raw(`part_${at}`));
  const columns = parts.map((part, at) => sql`${part} as ${names[at]}`);
  const hasAll = sql`(${sql.join(names.slice(0, words.length), sql` and `)} or is_called)`;
  const all = sql.join(
    [...(words.length > 0 ? [hasAll] : []), ...names.slice(words.length)],
    sql` and `,
  );
  const hits = z.object({
    called: z.int(),
    parts: z.array(z.int()),
    newest: z.array(z.tuple([z.int().nullable(), z.int().nullable(), z.int(), z.int()])),
  });
  const { rows } = z.object({ rows: z.tuple([hits]) }).parse(
    await db.execute(sql`with newest as materialized (
        select work_load_id, job_type_id, homeoffice_id, ${isCalled(clientIds)} as is_called, ${sql.join(columns, sql`, `)}
        from ${jobWords} where ${jobWords.active}
        order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc limit ${SAMPLE}
      )
      select (count(*) filter (where is_called))::int as called,
        array[${sql.join(
          names.map((name) => sql`(count(*) filter (where ${name}))::int`),
          sql`, `,
        )}] as parts,
        coalesce((select jsonb_agg(jsonb_build_array(work_load_id, job_type_id, homeoffice_id, jobs)) from (
          select work_load_id, job_type_id, homeoffice_id, count(*) as jobs from newest where ${all} group by 1, 2, 3
        ) as kinds), '[]') as newest
      from newest`),
  );
  const [found] = rows;
  const counted = await loadCounted(db, 'all');
  const { '': jobs = 0 } = counted;
  const newest = found.newest.map(([workLoadId, jobTypeId, homeofficeId, some]) => ({
    workLoadId,
    jobTypeId,
    homeofficeId,
    part: some / SAMPLE,
  }));
  const share = newest.reduce((sum, { part }) => sum + part, 0);
  return {
    // What none of them says, some may.
    parts: found.parts.map((some) => Math.max(some, 0.5) / SAMPLE),
    called: found.called / SAMPLE,
    counted,
    share,
    newest,
    isUncounted: share * jobs > SURELY * JOB_WORDS_COUNT_MAX,
    isFrequent: share * jobs > FEW,
  };
}

const number = z.int().nullable();
const namedJobs = z.object({
  rows: z.tuple([
    z.object({
      named: z
        .array(
          z.tuple([
            z.int(),
            z.int(),
            z.string().nullable(),
            number,
            number,
            z.int(),
            number,
            number,
            number,
            z.array(z.int()),
          ]),
        )
        .nullable(),
    }),
  ]),
});

/**
 * The jobs of a condition on the rows of words, unless they are more than so many. Planned as if all were wanted, so by
 * the index of words; what is too many is only counted.
 */
export async function nameJobs(
  db: Database,
  condition: SQL | undefined,
  most: number,
): Promise<readonly NamedJob[] | null> {
  const positionIds = sql`array(
    select ${links.positionId} from ${links} where ${links.jobDemandId} = found.id order by ${links.rank}
  )`;
  const { rows } = namedJobs.parse(
    await withRoom(db, (roomy) =>
      roomy.execute(sql`with found as materialized (
        select ${jobWords.jobDemandId} as id, ${jobWords.createdAt} as created_at, ${jobWords.postalCode} as code,
          ${jobWords.districtId} as district, ${jobWords.stateId} as state, ${jobWords.homeofficeId} as home,
          ${jobWords.jobTypeId} as kind, ${jobWords.workLoadId} as hours, ${jobWords.potentialJobId} as potential
        from ${jobWords} where ${condition}
      )
      select case when (select count(*) from found) <= ${most} then (
        select coalesce(json_agg(json_build_array(id, (extract(epoch from created_at) * 1000000)::bigint, code, district,
          state, home, kind, hours, potential, ${positionIds})), '[]') from found
      ) end as named`),
    ),
  );
  const [{ named }] = rows;
  return (
    named?.map(
      ([
        id,
        at,
        code,
        districtId,
        stateId,
        homeofficeId,
        jobTypeId,
        workLoadId,
        potential,
        own,
      ]) => ({
        id,
        at,
        code,
        districtId,
        stateId,
        homeofficeId,
        jobTypeId,
        workLoadId,
        potentialJobId: potential,
        positionIds: own,
      }),
    ) ?? null
  );
}

/** Which jobs say something: the few that do, or that they are many. */
export const jobsSaying = keptReference(
  async (db: Database, asked: Asked): Promise<Saying> => {
    const found = await withEmployers(db, asked);
    const { isFrequent, ...known } = await shareOf(db, found);
    const said = { ...found, ...known };
    if (isFrequent) return { said };
    // Planned as if all were wanted, so by the index of words, and read only as far as needed.
    const condition = sql`${jobWords.active} and ${saysByPlan(said, planOf(said))}`;
    const rows = await nameJobs(db, condition, FEW);
    return rows ? { named: rows } : { said };
  },
  // What is frequent stays so for some minutes; what is rare is looked up each time.
  { size: ({ said }) => Number(said !== undefined), room: 10_000 },
);
