import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, or, type SQL, sql } from '../database/drizzle.ts';
import { WRITTEN } from '../database/fill-job-words.ts';
import { keptReference } from '../database/kept-reference.ts';
import {
  clients,
  commonWords,
  frequentWords,
  jobDemands,
  jobWords,
  notes,
} from '../database/schema.ts';

/** Words of one search that count. */
const WORDS_MAX = 8;
/** So many frequent words that begin alike are asked for one by one; more take longer than their beginning. */
const MOST_FORMS = 24;
/** Employers whose name a word is part of. */
const EMPLOYERS_MAX = 200;

/** What the index of names holds (drizzle: clients_words). */
const employerWords = sql`to_tsvector('simple', ${clients.profileName})`;
/** The most that a job pays an hour, as the index of pay has it (drizzle: job_demands_pay). */
export const hourlyPay = sql`coalesce(${jobDemands.payTo}, ${jobDemands.payFrom})`;

/**
 * Room for a bitmap of all jobs that have a frequent word; without it, rows are read to find them again. All rows one
 * after the other are never read: where the planner expects a thousand soon there may be none. Nor do further processes
 * help: starting them takes longer.
 */
const BITMAP_ROOM = sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** Asks by bitmaps of indexes, with room for those of many jobs. */
export function withRoom<T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(BITMAP_ROOM);
    return ask(transaction);
  });
}

/** Of each list one: what jobs are marked with beside their words (sql/job-words.sql). */
type Marks = readonly (readonly string[])[];

/** What is asked: some words as they are typed, and what a job is marked with. */
export type Asked = { readonly words: readonly string[]; readonly marks: Marks };

/** A word or its beginning as the index is asked for it; '' is said by none. */
export type SaidWord = {
  readonly lexeme: string;
  readonly query: string;
  /** How many words it is asked for, all but the rare ones; 0 where it is asked for what begins so. */
  readonly forms: number;
};

/** What a job has to say, as the index is asked for it. */
export type Sayable = {
  readonly words: readonly SaidWord[];
  readonly marks: Marks;
  /** Which bits of jobs stand for common words and marks; none until they are learnt. */
  readonly bits?: Readonly<Record<string, number>> | undefined;
};

/** Which part of the newest jobs says it and has these hours, this kind and this home office. */
export type SaidPart = {
  readonly workLoadId: number | null;
  readonly jobTypeId: number | null;
  readonly homeofficeId: number;
  readonly part: number;
};

/** The same with the employers whose name has all the words. */
export type Said = Sayable & {
  readonly clientIds: readonly number[];
  /** Which part of the newest jobs says it, from 0 to 1; 0 where nobody looked. */
  readonly share: number;
  /** The same by hours, kind and home office. */
  readonly newest?: readonly SaidPart[];
  /** Which part of all jobs says each of the words, and each list of marks, by the newest. */
  readonly parts?: readonly number[];
  /** Which part of all jobs is of employers that are called so, by the newest. */
  readonly called?: number;
  /** How many active jobs there are, by '', and with each mark of a place, a kind, hours or what they fit. */
  readonly counted?: Readonly<Record<string, number>>;
  /** So many of the newest say it that more than are counted do (jobs-1). */
  readonly isUncounted?: boolean;
};

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`;

/** A lexeme with the frequent words that begin so: with them, what is rare is found by its own beginning. */
function saidWord(lexeme: string, frequent: readonly string[]): SaidWord {
  if (frequent.length === 0 || frequent.length > MOST_FORMS) {
    return { lexeme, query: `${quote(lexeme)}:*`, forms: 0 };
  }
  const forms = [...frequent.map(quote), `${quote(`~${lexeme}`)}:*`];
  return { lexeme, query: `(${forms.join(' | ')})`, forms: frequent.length };
}

/** The words of all jobs are written with what was learnt. */
const isLearnt = sql`exists (
  select from ${notes} where ${notes.name} = ${WRITTEN.note} and ${notes.value} = ${WRITTEN.whole}
)`;

/** Which words are frequent, and which bits of jobs stand for common words and marks. */
const loadLearnt = keptReference(
  async (db: Database, _key: 'all') => {
    const frequent = await db.select().from(frequentWords).where(isLearnt);
    const { word, bit } = commonWords;
    const common = await db.select({ word, bit }).from(commonWords).where(isLearnt);
    return {
      frequent: frequent.map((row) => row.word),
      bits: Object.fromEntries(common.map((row) => [row.word, row.bit])),
    };
  },
  { size: ({ frequent }) => Math.min(frequent.length, 1), room: 10 },
);

/** The words of a typed text; letters and digits only, so that they say nothing to the database. */
export function searchedWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/** Jobs with one of some marks, as the index is asked for them. */
export const anyMark = (list: readonly string[]): string =>
  `(${list.map((one) => quote(`=${one}`)).join(' | ')})`;

/** On the words of a job: its employer is called so. */
const isCalled = (clientIds: readonly number[]): SQL =>
  sql`${jobWords.clientId} = any(${sql.param(clientIds)}::int[])`;

/** On the words of a job: all are said, or its employer is called so, and it is marked. */
export function saying({ words, marks }: Sayable, clientIds: readonly number[]): SQL {
  const marked = marks.map(anyMark);
  // Of one query the index skips what is far from its rarest part; of two conditions with an 'or' it cannot.
  const all = (queries: readonly string[]) =>
    sql`${jobWords.words} @@ ${queries.join(' & ')}::tsquery`;
  if (words.length === 0) return all(marked);
  const isNothing = words.some(({ query }) => query === '');
  const isSaid = isNothing ? sql`false` : all([...words.map(({ query }) => query), ...marked]);
  if (clientIds.length === 0) return isSaid;
  const ofThem = isCalled(clientIds);
  return marked.length > 0
    ? sql`(${isSaid} or (${ofThem} and ${all(marked)}))`
    : sql`(${isSaid} or ${ofThem})`;
}

/**
 * The same as saying() of bits that the indexes of places and dates hold beside all else that is asked, so that no row is
 * read; undefined where not all of it is common.
 */
export function sayingByBits(
  { words, marks, bits = {} }: Sayable,
  clientIds: readonly number[],
): SQL | undefined {
  const hasOne = (list: readonly string[]): SQL | undefined => {
    const known = list.map((one) => bits[one]);
    if (known.includes(undefined)) return undefined;
    return or(...known.map((bit) => sql`get_bit(${jobWords.common}, ${bit}::int) = 1`));
  };
  const ofWords = words.map(({ lexeme }) => hasOne([lexeme]));
  const ofMarks = marks.map((list) => hasOne(list.map((one) => `=${one}`)));
  if ([...ofWords, ...ofMarks].includes(undefined)) return undefined;
  const isSaid = and(...ofWords);
  return and(clientIds.length > 0 ? or(isSaid, isCalled(clientIds)) : isSaid, ...ofMarks);
}

/** On the words of a job: they say what is asked, or its employer is called so. */
export const says = (said: Said): SQL => saying(said, said.clientIds);

/** The same where only the id of a job is at hand. A bit is sooner read than words. */
export const jobSays = (id: SQL, said: Said): SQL =>
  sql`(select ${sayingByBits(said, said.clientIds) ?? says(said)} from ${jobWords} where ${jobWords.jobDemandId} = ${id})`;

const readRows = z.object({
  rows: z.tuple([z.object({ lexemes: z.array(z.string()), called: z.array(z.int()) })]),
});

/**
 * What is asked as the index is asked for it, with the employers that are called so. Words are asked for by their
 * beginnings: 'Garten' finds 'Gartenarbeit', too. Words such as 'im' are said by all beside others, and by none alone.
 */
export async function withEmployers(db: Database, asked: Asked): Promise<Said> {
  const { frequent, bits } = await loadLearnt(db, 'all');
  const { marks } = asked;
  if (asked.words.length === 0) return { words: [], marks, bits, clientIds: [], share: 0 };
  const query = asked.words.map((word) => `${quote(word)}:*`).join(' & ');
  const found = await db.execute(sql`select
    array(
      select lexeme from unnest(${sql.param(asked.words)}::text[]) with ordinality as asked(word, at)
      cross join unnest(tsvector_to_array(to_tsvector('german', asked.word))) as lexeme order by at
    ) as lexemes,
    array(
      select ${clients.id} from ${clients}
      where not ${clients.isPrivate} and ${employerWords} @@ to_tsquery('simple', ${query}) limit ${EMPLOYERS_MAX}
    ) as called`);
  const [{ lexemes, called }] = readRows.parse(found).rows;
  const words = lexemes.map((lexeme) =>
    saidWord(
      lexeme,
      frequent.filter((word) => word.startsWith(lexeme)),
    ),
  );
  const none: SaidWord = { lexeme: '', query: '', forms: 0 };
  return { words: words.length > 0 ? words : [none], marks, bits, clientIds: called, share: 0 };
}

/** A job by its id, with all that lists ask of it and order it by: it is not looked up again. */
export type NamedJob = {
  readonly id: number;
  /** When it was written, in microseconds since 1970. */
  readonly at: number;
  readonly code: string | null;
  readonly districtId: number | null;
  readonly stateId: number | null;
  readonly homeofficeId: number;
  readonly jobTypeId: number | null;
  readonly workLoadId: number | null;
  readonly potentialJobId: number | null;
  /** The main one first. */
  readonly positionIds: readonly number[];
};

/** Jobs that say something, as a filter takes them. */
export type Saying = {
  /** The few that say it. */
  readonly named?: readonly NamedJob[];
  /** More active jobs say it than are named one by one. */
  readonly said?: Said;
};

/** What is asked of jobs beside position and place, as a filter takes it. */
export type AskedOfJobs = Saying & {
  /** What is asked of the job's own row. */
  readonly ofJob?: SQL;
};

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
