import { JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { clients, jobCounts, jobDemands, jobWords } from '../database/schema.ts';

/** Words of one search that count. */
const WORDS_MAX = 8;
/** Employers whose name a word is part of. */
const EMPLOYERS_MAX = 200;
/** Up to here jobs are named one by one. */
const FEW = 1_000;
/** Among so many of the newest it shows what is frequent, without an index that would name all of it. */
const SAMPLE = 2_000;
/** What a sample says is taken for more than are counted where it is so many times as much. */
const SURELY = 3;

/** What the index of names holds (drizzle: clients_words). */
const employerWords = sql`to_tsvector('simple', ${clients.profileName})`;
/** The most that a job pays an hour, as the index of pay has it (drizzle: job_demands_pay). */
export const hourlyPay = sql`coalesce(${jobDemands.payTo}, ${jobDemands.payFrom})`;

const rowsOfIds = z.object({ rows: z.array(z.object({ id: z.int() })) });

/**
 * Room for a bitmap of all jobs that have a frequent word; without it, rows are read to find them again. All rows one
 * after the other are never read: where the planner expects a thousand soon there may be none.
 */
const BITMAP_ROOM = sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'off', true)`;

/** Asks by bitmaps of indexes, with room for those of many jobs. */
export function withRoom<T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(BITMAP_ROOM);
    return ask(transaction);
  });
}

/** Of each list one: what jobs are marked with beside their words (sql/job-words.sql). */
type Marks = readonly (readonly string[])[];

/** What a job has to say: some words, and what it is marked with. */
export type Asked = { readonly words: readonly string[]; readonly marks: Marks };

/** The same with the employers whose name has all the words. */
export type Said = Asked & {
  readonly clientIds: readonly number[];
  /** Which part of the newest jobs says it, from 0 to 1; 0 where nobody looked. */
  readonly share: number;
  /** So many of the newest say it that more than are counted do (jobs-1). */
  readonly isUncounted?: boolean;
};

const quote = (text: string) => `'${text}'`;

/** Every word, or its beginning: 'Garten' finds 'Gartenarbeit', too. */
function queryOf(words: readonly string[]): string {
  return words.map((word) => `${quote(word)}:*`).join(' & ');
}

/** The words of a typed text; letters and digits only, so that they say nothing to the database. */
export function searchedWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/** On the words of a job: they say what is asked, or its employer is called so. */
export function says({ words, marks, clientIds }: Said): SQL {
  const marked = marks.map((some) => `(${some.map((one) => quote(`=${one}`)).join(' | ')})`);
  const ofMarks = sql`${marked.join(' & ')}::tsquery`;
  const typed = sql`to_tsquery('german', ${queryOf(words)})`;
  const isMarked = sql`${jobWords.words} @@ ${ofMarks}`;
  if (words.length === 0) return isMarked;
  const isSaid = sql`${jobWords.words} @@ ${typed}`;
  const either =
    clientIds.length === 0
      ? isSaid
      : sql`(${isSaid} or ${jobWords.clientId} = any(${sql.param(clientIds)}::int[]))`;
  // Two conditions: together with marks, a query of words that say nothing would be one of the marks alone.
  return marks.length > 0 ? sql`(${either} and ${isMarked})` : either;
}

/** The same where only the id of a job is at hand. */
export const jobSays = (id: SQL, said: Said): SQL =>
  sql`(select ${says(said)} from ${jobWords} where ${jobWords.jobDemandId} = ${id})`;

/** What is asked, with the employers that are called so. */
export async function withEmployers(db: Database, asked: Asked): Promise<Said> {
  if (asked.words.length === 0) return { ...asked, clientIds: [], share: 0 };
  const query = queryOf(asked.words);
  const called = await db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`not ${clients.isPrivate} and ${employerWords} @@ to_tsquery('simple', ${query})`)
    .limit(EMPLOYERS_MAX);
  return { ...asked, clientIds: called.map(({ id }) => id), share: 0 };
}

/** What is asked of jobs beside position and place, as a filter takes it. */
export type AskedOfJobs = {
  /** The few that meet it. */
  readonly ofJob?: SQL;
  /** More active jobs say it than are ever counted. */
  readonly said?: Said;
};

/** Which part of the newest says it, and whether those are far more than are named one by one. */
async function shareOf(db: Database, said: Said) {
  const newest = sql`(select ${jobWords.words}, ${jobWords.clientId} from ${jobWords}
    where ${jobWords.active}
    order by ${jobWords.createdAt} desc, ${jobWords.jobDemandId} desc limit ${SAMPLE}) as job_words`;
  const shares = z.object({ rows: z.tuple([z.object({ hits: z.int(), jobs: z.int() })]) });
  const { rows } = shares.parse(
    await db.execute(sql`select (count(*) filter (where ${says(said)}))::int as hits,
      (select coalesce(sum(${jobCounts.jobs}), 0)::int from ${jobCounts}) as jobs from ${newest}`),
  );
  const [{ hits, jobs }] = rows;
  const share = hits / SAMPLE;
  return {
    share,
    isUncounted: share * jobs > SURELY * JOB_WORDS_COUNT_MAX,
    isFrequent: share * jobs > 2 * FEW,
  };
}

/** On a job: it is one of a few. */
export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${jobDemands.id} = any(${sql.param(ids)}::int[])`;

/** Which jobs say something: the few that do, or that they are many. */
export const jobsSaying = keptReference(
  async (db: Database, asked: Asked): Promise<AskedOfJobs> => {
    const found = await withEmployers(db, asked);
    const { isFrequent, ...known } = await shareOf(db, found);
    const said = { ...found, ...known };
    if (isFrequent) return { said };
    // Planned as if all were wanted, so by the index of words, and read only as far as needed.
    const { rows } = rowsOfIds.parse(
      await withRoom(db, (roomy) =>
        roomy.execute(sql`with found as materialized (
          select ${jobWords.jobDemandId} as id from ${jobWords} where ${jobWords.active} and ${says(said)}
        ) select id from found limit ${FEW + 1}`),
      ),
    );
    return rows.length > FEW ? { said } : { ofJob: isOneOf(rows.map(({ id }) => id)) };
  },
  // What is frequent stays so for some minutes; what is rare is looked up each time.
  { size: ({ said }) => Number(said !== undefined), room: 10_000 },
);

/** Whole euros of an hour's pay that jobs are marked with. */
const [LEAST_EURO, MOST_EURO] = [10, 60];

/** The mark of jobs that pay so much an hour at least, or nearly. @param cents an hour */
export function payMark(cents: number): string {
  const euros = Math.min(Math.floor(cents / 100), MOST_EURO);
  return `p${euros < LEAST_EURO ? 0 : euros}`;
}

/** On a job: it pays so many cents an hour at least. */
const paysAtLeast = (cents: number): SQL =>
  sql`${jobDemands.payUnit} = 'hour' and ${hourlyPay} >= ${cents}::int`;

/** What the mark of a pay leaves open, on a job. @param cents an hour */
export function payBeyondMark(cents: number): SQL | undefined {
  const isMarked = cents % 100 === 0 && cents >= LEAST_EURO * 100 && cents <= MOST_EURO * 100;
  return isMarked ? undefined : paysAtLeast(cents);
}
