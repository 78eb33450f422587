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
/** How many active jobs there are, by '', and with each mark of a place, a kind or hours. */
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
        from ${jobKindCounts} group by grouping sets ((job_type_id), (work_load_id))`),
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

const namedJobs = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      code: z.string().nullable(),
      positionIds: z.array(z.int()),
      potentialJobId: z.int().nullable(),
      jobs: z.int(),
    }),
  ),
});

/**
 * The jobs of a condition on the rows of words, unless they are more than so many. Planned as if all were wanted, so by
 * the index of words.
 */
export async function nameJobs(
  db: Database,
  condition: SQL | undefined,
  most: number,
): Promise<readonly NamedJob[] | null> {
  const { rows } = namedJobs.parse(
    await withRoom(db, (roomy) =>
      roomy.execute(sql`with found as materialized (
        select ${jobWords.jobDemandId} as id, ${jobWords.postalCode} as code,
          ${jobWords.potentialJobId} as potential from ${jobWords} where ${condition}
      ), all_found as (select count(*)::int as jobs from found)
      select id, code, potential as "potentialJobId", jobs, array(
          select ${links.positionId} from ${links} where ${links.jobDemandId} = found.id order by ${links.rank}
        ) as "positionIds"
      from found cross join all_found limit case when (select jobs from all_found) > ${most} then 1 end`),
    ),
  );
  // One stands for too many: it is not looked up which occupations they have.
  return (rows[0]?.jobs ?? 0) > most ? null : rows;
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
