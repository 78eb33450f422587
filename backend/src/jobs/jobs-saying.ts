import { HOMEOFFICE_MOSTLY_ID, JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobCounts, jobWords, jobDemandPositions as links } from '../database/schema.ts';
import {
  type Asked,
  type Marks,
  type NamedJob,
  namedByIndex,
  queryOf,
  type Said,
  type Saying,
  saying,
  says,
  withEmployers,
  withRoom,
} from './job-words.ts';
import { VOLUNTEER_ID } from './wishes.ts';

/** Up to here jobs are named one by one, where a sample expects so few: by chance it says more of what few say. */
const FEW = 1_500;
const EXPECTED_FEW = 3_000;
/** Among so many of the newest it shows what is frequent, without an index that would name all of it. */
const SAMPLE = 2_000;
/** What a sample says is taken for more than are counted where it is so many times as much. */
const SURELY = 3;
/** Microseconds of what the index has of a word, and of a row that is looked at (measured, docs/speed.md). */
const ENTRY_US = 0.3;
const ROW_US = 3.4;

/** How long it takes to look at so many jobs, in milliseconds. */
export const lookMs = (jobs: number): number => (jobs * ROW_US) / 1_000;

/** What the index is asked for: each further word names all that say it, and saves rows to look at. */
function rareOf({ words, marks }: Asked, hits: readonly number[], jobs: number) {
  const shareAt = (at: number) => Math.max(hits[at] ?? 0, 0.5) / SAMPLE;
  const all = [
    ...words.map((word, at) => ({ words: [word], marks: [] as Marks, share: shareAt(at) })),
  ];
  if (marks.length > 0) all.push({ words: [], marks, share: shareAt(words.length) });
  const [first, ...others] = all.sort((one, other) => one.share - other.share);
  const rare = { words: [...(first?.words ?? [])], marks: first?.marks ?? [] };
  let left = first?.share ?? 1;
  let cost = left * ENTRY_US;
  for (const { words: more, marks: moreMarks, share } of others) {
    if (left * (1 - share) * ROW_US < share * ENTRY_US) break;
    rare.words.push(...more);
    if (moreMarks.length > 0) rare.marks = moreMarks;
    left *= share;
    cost += share * ENTRY_US;
  }
  return { rare, indexMs: (cost * jobs) / 1_000 };
}

/** How many of the newest say it, whether those are far more than are named one by one, and what the index is asked. */
async function shareOf(db: Database, said: Said) {
  const newest = sql`(select * from ${jobWords}
    where ${jobWords.active}
    order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc limit ${SAMPLE}) as job_words`;
  const hitsOf = (part: SQL) => sql`(count(*) filter (where ${part}))::int`;
  // A word such as 'im' is said by all beside others, and found by none alone.
  const parts = said.words.map(
    (word) => sql`case when numnode(${queryOf([word])}) = 0 then ${SAMPLE}
      else ${hitsOf(saying({ words: [word], marks: [] }, []))} end`,
  );
  if (said.marks.length > 0) parts.push(hitsOf(saying({ words: [], marks: said.marks }, [])));
  const all = says(said);
  const hits = z.object({
    all: z.int(),
    volunteer: z.int(),
    home: z.int(),
    parts: z.array(z.int()),
    jobs: z.int(),
  });
  const { rows } = z.object({ rows: z.tuple([hits]) }).parse(
    await db.execute(sql`select (count(*) filter (where ${all}))::int as "all",
        (count(*) filter (where job_type_id = ${VOLUNTEER_ID} and ${all}))::int as volunteer,
        (count(*) filter (where homeoffice_id >= ${HOMEOFFICE_MOSTLY_ID} and ${all}))::int as home,
        array[${sql.join(parts, sql`, `)}] as parts,
        (select coalesce(sum(${jobCounts.jobs}), 0)::int from ${jobCounts}) as jobs
      from ${newest}`),
  );
  const [{ jobs, parts: ofParts, ...found }] = rows;
  const expect = (some: number) => (some / SAMPLE) * jobs;
  const expected = {
    all: expect(found.all),
    volunteer: expect(found.volunteer),
    home: expect(found.home),
  };
  return {
    ...rareOf(said, ofParts, jobs),
    share: found.all / SAMPLE,
    expected,
    isUncounted: expected.all > SURELY * JOB_WORDS_COUNT_MAX,
    isFrequent: expected.all > EXPECTED_FEW,
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
    const rows = await nameJobs(db, sql`${jobWords.active} and ${namedByIndex(said)}`, FEW);
    return rows ? { named: rows } : { said };
  },
  // What is frequent stays so for some minutes; what is rare is looked up each time.
  { size: ({ said }) => Number(said !== undefined), room: 10_000 },
);
