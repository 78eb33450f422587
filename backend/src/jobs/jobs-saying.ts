import { HOMEOFFICE_MOSTLY_ID, JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
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
  queryOf,
  type Said,
  type Saying,
  saying,
  withEmployers,
  withRoom,
} from './job-words.ts';
import { planOf, saysByPlan } from './said-plan.ts';
import { VOLUNTEER_ID } from './wishes.ts';

/** Up to here jobs are named one by one, where a sample expects so few: by chance it says more of what few say. */
const FEW = 1_500;
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

/** On the words of a job: it says one of some words. One such as 'im' is said by all beside others, and by none alone. */
function sayingOne(word: string, words: readonly string[]): SQL {
  return sql`case when numnode(${queryOf(words)}) = 0 then false
    when numnode(${queryOf([word])}) = 0 then true else ${saying({ words: [word], marks: [] }, [])} end`;
}

/** How many of the newest say it, whether those are far more than are named one by one, and what the index is asked. */
async function shareOf(db: Database, said: Said) {
  const { words, marks, clientIds } = said;
  const parts = words.map((word) => sayingOne(word, words));
  for (const list of marks) parts.push(saying({ words: [], marks: [list] }, []));
  // Each row is asked once for each part; what says all is put together from these.
  const names = parts.map((_, at) => sql.raw(`part_${at}`));
  const columns = parts.map((part, at) => sql`${part} as ${names[at]}`);
  const hasAll = sql`(${sql.join(names.slice(0, words.length), sql` and `)} or is_called)`;
  const all = sql.join(
    [...(words.length > 0 ? [hasAll] : []), ...names.slice(words.length)],
    sql` and `,
  );
  const hits = z.object({
    all: z.int(),
    volunteer: z.int(),
    home: z.int(),
    parts: z.array(z.int()),
  });
  const { rows } = z.object({ rows: z.tuple([hits]) }).parse(
    await db.execute(sql`select (count(*) filter (where ${all}))::int as "all",
        (count(*) filter (where job_type_id = ${VOLUNTEER_ID} and ${all}))::int as volunteer,
        (count(*) filter (where homeoffice_id >= ${HOMEOFFICE_MOSTLY_ID} and ${all}))::int as home,
        array[${sql.join(
          names.map((name) => sql`(count(*) filter (where ${name}))::int`),
          sql`, `,
        )}] as parts
      from (
        select job_type_id, homeoffice_id, ${isCalled(clientIds)} as is_called, ${sql.join(columns, sql`, `)}
        from ${jobWords} where ${jobWords.active}
        order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc limit ${SAMPLE}
      ) as newest`),
  );
  const [{ parts: ofParts, ...found }] = rows;
  const counted = await loadCounted(db, 'all');
  const { '': jobs = 0 } = counted;
  const expect = (some: number) => (some / SAMPLE) * jobs;
  const expected = {
    all: expect(found.all),
    volunteer: expect(found.volunteer),
    home: expect(found.home),
  };
  return {
    // What none of them says, some may.
    parts: ofParts.map((some) => Math.max(some, 0.5) / SAMPLE),
    counted,
    share: found.all / SAMPLE,
    expected,
    isUncounted: expected.all > SURELY * JOB_WORDS_COUNT_MAX,
    isFrequent: expected.all > FEW,
  };
}

const namedJobs = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      code: z.string().nullable(),
      positionIds: z.array(z.int()),
      potentialJobId: z.int().nullable(),
    }),
  ),
});

/**
 * The jobs of a condition on the rows of words, unless they are more than so many. Planned as if all were wanted, so by
 * the index of words, and read only as far as needed.
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
      ) select id, code, potential as "potentialJobId", array(
          select ${links.positionId} from ${links} where ${links.jobDemandId} = found.id order by ${links.rank}
        ) as "positionIds" from found limit ${most + 1}`),
    ),
  );
  return rows.length > most ? null : rows;
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
