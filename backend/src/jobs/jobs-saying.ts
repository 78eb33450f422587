import { JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import {
  jobCounts,
  jobKindCounts,
  jobWords,
  jobDemandPositions as links,
} from '../database/schema.ts';
import {
  type Asked,
  type NamedJob,
  type Said,
  type SaidPart,
  type Saying,
  withEmployers,
  withRoom,
} from './job-words.ts';
import { planOf, saysByPlan } from './said-plan.ts';

/** Up to here jobs are named one by one, where a sample expects so few: by chance it says more of what few say. */
const FEW = 400;
/**
 * Among so many of the newest it shows what is frequent, without an index that would name all of it. The process keeps
 * what they say for some minutes: to look at their rows takes 2 to 14 ms a search.
 */
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

const sampleRows = z.object({
  rows: z.tuple([
    z.object({
      jobs: z.array(z.tuple([z.int().nullable(), z.int().nullable(), z.int(), z.int()])).nullable(),
      saying: z.record(z.string(), z.array(z.int())).nullable(),
    }),
  ]),
});

/** The newest jobs, with those that have each word and mark by their numbers, and all words in order. */
const loadSample = keptReference(
  async (db: Database, _key: 'all') => {
    const { rows } = sampleRows.parse(
      await db.execute(sql`with newest as materialized (
          select (row_number() over (order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc))::int - 1 as at,
            work_load_id, job_type_id, homeoffice_id, client_id, words
          from ${jobWords} where ${jobWords.active}
          order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc limit ${SAMPLE}
        )
        select (
          select json_agg(json_build_array(work_load_id, job_type_id, homeoffice_id, client_id) order by at) from newest
        ) as jobs, (
          select json_object_agg(word, jobs) from (
            select word, array_to_json(array_agg(at)) as jobs
            from newest cross join unnest(tsvector_to_array(words)) as word where left(word, 1) <> '~' group by word
          ) as said
        ) as saying`),
    );
    const [{ jobs, saying: found }] = rows;
    const by = new Map(Object.entries(found ?? {}));
    return {
      jobs: (jobs ?? []).map(([workLoadId, jobTypeId, homeofficeId, clientId]) => ({
        kind: { workLoadId, jobTypeId, homeofficeId },
        clientId,
      })),
      saying: by,
      words: [...by.keys()].sort(),
    };
  },
  { size: ({ jobs }) => Math.min(jobs.length, 1), room: 10 },
);

type Sample = Awaited<ReturnType<typeof loadSample>>;

/** Which jobs of a sample have a word that begins so. */
function beginningWith({ saying: by, words }: Sample, lexeme: string): ReadonlySet<number> {
  if (lexeme === '') return new Set();
  let [first, past] = [0, words.length];
  while (first < past) {
    const middle = (first + past) >> 1;
    if ((words[middle] ?? '') < lexeme) first = middle + 1;
    else past = middle;
  }
  const found = new Set<number>();
  for (; words[first]?.startsWith(lexeme); first += 1) {
    for (const at of by.get(words[first] ?? '') ?? []) found.add(at);
  }
  return found;
}

/** How many of the newest say it, whether those are far more than are named one by one, and what the index is asked. */
async function shareOf(db: Database, { words, marks, clientIds }: Said) {
  const sample = await loadSample(db, 'all');
  const counted = await loadCounted(db, 'all');
  const { '': jobs = 0 } = counted;
  const ofWords = words.map(({ lexeme }) => beginningWith(sample, lexeme));
  const ofMarks = marks.map(
    (list) => new Set(list.flatMap((one) => sample.saying.get(`=${one}`) ?? [])),
  );
  const employers = new Set(clientIds);
  let called = 0;
  const kinds = new Map<string, SaidPart>();
  for (const [at, { kind, clientId }] of sample.jobs.entries()) {
    const isCalled = employers.has(clientId);
    if (isCalled) called += 1;
    const isSaid = words.length === 0 || isCalled || ofWords.every((said) => said.has(at));
    if (!isSaid || !ofMarks.every((marked) => marked.has(at))) continue;
    const name = JSON.stringify(kind);
    kinds.set(name, { ...kind, part: (kinds.get(name)?.part ?? 0) + 1 / SAMPLE });
  }
  const newest = [...kinds.values()];
  const share = newest.reduce((sum, { part }) => sum + part, 0);
  return {
    // What none of them says, some may.
    parts: [...ofWords, ...ofMarks].map(({ size }) => Math.max(size, 0.5) / SAMPLE),
    called: called / SAMPLE,
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
