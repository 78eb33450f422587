import { type SQL, sql } from '../database/drizzle.ts';
import { type Said, type SaidWord, type Sayable, saying } from './job-words.ts';

/**
 * Microseconds of what an index has of what begins so, of a whole word, a mark or a place, and of a row that is looked at
 * (docs/speed.md).
 */
const WORD_US = 0.6;
const ENTRY_US = 0.15;
/** The same of an employer. */
const EMPLOYER_US = 0.05;
/** The same of a place, whose index holds more. */
const PLACE_US = 0.2;
/** The same of a word or mark for each job that is named by what was asked before: further entries are skipped. */
const SKIP_US = 0.05;
const ROW_US = 2;
/** The same of one of the newest, of which it is first looked up when the last of them was written. */
const DATE_US = 0.5;
/** Numbers say nothing of what goes together: so often all rows are looked at, though some were expected to do. */
const RISK = 0.1;
/** The part of all jobs at places whose jobs nobody counted. */
const UNCOUNTED_PLACES = 0.005;

/** The same of a job that an index of all that is asked holds (docs/decisions/0040). */
const WALK_US = 0.2;

/** How long it takes to look at so many jobs, in milliseconds. */
export const lookMs = (jobs: number): number => (jobs * ROW_US) / 1_000;

/** The same where an index holds all that is asked. */
export const walkMs = (jobs: number): number => (jobs * WALK_US) / 1_000;

/** One thing that is asked, and which part of all jobs meets it. */
type Piece = {
  readonly asked: Sayable | 'places';
  readonly share: number;
  readonly entryUs: number;
  /** The same of each entry of what was asked before, where only entries near those are read. */
  readonly skipUs?: number;
};

/** What the indexes are asked for; the rows that they name are asked for the rest. */
export type Plan = {
  readonly index: Sayable;
  readonly isByPlace: boolean;
  /** How long indexes and rows take, in milliseconds. */
  readonly ms: number;
};

export type PlanLimits = {
  /** Active jobs at the places that are asked for; 'unknown' where nobody counted them, undefined without places. */
  readonly there?: number | 'unknown' | undefined;
  /** Which part of all jobs says and is all that is asked, wherever it is, where somebody looked. */
  readonly saidBy?: number;
  /** So many are enough; without it all are wanted. */
  readonly most?: number | undefined;
  /** Only so many of the newest are asked: by the index of dates, and what it is taken together with. */
  readonly among?: number | undefined;
};

/** Which part of all jobs has one of some marks of places, kinds, hours or what they fit, by the counters. */
export const partMarked = ({ counted }: Said, marks: readonly string[]): number =>
  marks.reduce((sum, mark) => sum + (counted?.[mark] ?? 0), 0) / (counted?.[''] || 1);

/** Which part of all jobs is at some places. */
export const partThere = ({ counted }: Said, there: number | 'unknown'): number =>
  there === 'unknown' ? UNCOUNTED_PLACES : there / (counted?.[''] || 1);

const BEGINNING = { entryUs: WORD_US };
const WHOLE = { entryUs: ENTRY_US, skipUs: SKIP_US };
/** Each of several words or marks is looked at for each entry. */
const FORM_US = 0.01;

/** What is said by none is asked of employers only. */
function costOf({ query, forms }: SaidWord) {
  if (query === '') return { ...WHOLE, entryUs: EMPLOYER_US };
  return forms > 0 ? { ...WHOLE, entryUs: ENTRY_US + forms * FORM_US } : BEGINNING;
}

/** Of marks it may be thirty, for each entry of a frequent word. */
function costOfMarks({ length }: readonly string[]) {
  const othersUs = (length - 1) * FORM_US;
  return { entryUs: ENTRY_US + othersUs, skipUs: SKIP_US + othersUs };
}

function piecesOf(said: Said, { there }: PlanLimits): Piece[] {
  const { words, marks, parts, called = 0 } = said;
  const pieces: Piece[] = [
    ...words.map((word, at) => ({
      asked: { words: [word], marks: [] },
      share: Math.min(1, (parts?.[at] ?? 0) + called),
      ...costOf(word),
    })),
    ...marks.map((list, at) => ({
      asked: { words: [], marks: [list] },
      share: parts?.[words.length + at] ?? partMarked(said, list),
      ...costOfMarks(list),
    })),
  ];
  if (there !== undefined) {
    pieces.push({ asked: 'places', share: partThere(said, there), entryUs: PLACE_US });
  }
  return pieces;
}

/**
 * What indexes are asked for: the rarest first, then each further one while it saves more rows than it costs entries.
 * Where only some are wanted, rows are looked at until there are so many.
 */
export function planOf(said: Said, limits: PlanLimits = {}): Plan {
  const jobs = said.counted?.[''] ?? 0;
  const pieces = piecesOf(said, limits).sort((one, other) => one.share - other.share);
  const shareOf = (some: readonly Piece[]) =>
    some.reduce(
      (share, piece) => share * Math.min(1, Math.max(piece.share, 1 / Math.max(jobs, 1))),
      1,
    );
  const { among = jobs } = limits;
  const { words, marks } = said;
  // The newest may be looked at without another index.
  const least = limits.among === undefined ? 1 : 0;
  const datesUs = limits.among === undefined ? 0 : among * DATE_US;
  const numbers = Array.from({ length: pieces.length + 1 - least }, (_, at) => at + least);
  const plans = numbers.map((number) => {
    const taken = pieces.slice(0, number);
    const asked = taken.filter((piece) => piece.asked !== 'places');
    const isAll = asked.length === words.length + marks.length;
    const met = shareOf(asked);
    const there = taken.find((piece) => piece.asked === 'places')?.share ?? 1;
    const named = among * there * (isAll ? Math.min(met, limits.saidBy ?? met) : met);
    const enough = (limits.most ?? Number.POSITIVE_INFINITY) / shareOf(pieces.slice(number));
    const rows = Math.min(named, enough);
    const entriesUs = taken.reduce((sum, { share, entryUs, skipUs }, place) => {
      const all = jobs * share * entryUs;
      // Of words and marks; the index of places is another one.
      const before = taken.slice(0, place).filter(({ asked }) => asked !== 'places');
      if (skipUs === undefined || before.length === 0) return sum + all;
      return sum + Math.min(all, jobs * shareOf(before) * skipUs);
    }, datesUs);
    return { taken, ms: entriesUs / 1_000 + lookMs(rows + RISK * (named - rows)) };
  });
  const [best] = plans.sort((one, other) => one.ms - other.ms);
  const asked = (best?.taken ?? []).flatMap((piece) =>
    piece.asked === 'places' ? [] : piece.asked,
  );
  return {
    index: {
      words: asked.flatMap(({ words }) => words),
      marks: asked.flatMap(({ marks }) => marks),
    },
    isByPlace: best?.taken.some((piece) => piece.asked === 'places') ?? false,
    ms: best?.ms ?? 0,
  };
}

/** On the words of a job: they say what is asked, where the index names them by what the plan has of it. */
export function saysByPlan(said: Said, { index }: Plan): SQL {
  const { words, marks, clientIds } = said;
  const asked = index.words.length + index.marks.length;
  const all = saying(said, clientIds);
  if (asked === words.length + marks.length) return all;
  const isAll = sql`(${all}) is true`;
  return asked === 0 ? isAll : sql`(${saying(index, clientIds)} and ${isAll})`;
}
