import { type SQL, sql } from 'drizzle-orm';
import { type Asked, type Said, saying } from './job-words.ts';

/**
 * Microseconds of what an index has of a word, of a mark or a place, and of a row that is looked at (docs/speed.md). A
 * word is asked for by its beginning, which makes each entry several times as dear as one of a mark.
 */
const WORD_US = 0.6;
const ENTRY_US = 0.15;
/** The same of a mark for each job that is named by what was asked before: further entries are skipped. */
const SKIP_US = 1.5;
const ROW_US = 3;
/** Numbers say nothing of what goes together: so often all rows are looked at, though some were expected to do. */
const RISK = 0.05;
/** The part of all jobs at places whose jobs nobody counted. */
const UNCOUNTED_PLACES = 0.005;

/** How long it takes to look at so many jobs, in milliseconds. */
export const lookMs = (jobs: number): number => (jobs * ROW_US) / 1_000;

/** How many jobs can be looked at in so many milliseconds. */
export const looksIn = (ms: number): number => (ms * 1_000) / ROW_US;

/** One thing that is asked, and which part of all jobs meets it. */
type Piece = {
  readonly asked: Asked | 'places';
  readonly share: number;
  readonly entryUs: number;
  /** Only entries near those of what was asked before are read. */
  readonly isSkipped?: true;
};

/** What the indexes are asked for; the rows that they name are asked for the rest. */
export type Plan = {
  readonly index: Asked;
  readonly isByPlace: boolean;
  /** How long indexes and rows take, in milliseconds. */
  readonly ms: number;
  /** Which part of all jobs meets everything, if each is met alike whatever else is. */
  readonly share: number;
};

export type PlanLimits = {
  /** Active jobs at the places that are asked for; 'unknown' where nobody counted them, undefined without places. */
  readonly there?: number | 'unknown' | undefined;
  /** So many are enough; without it all are wanted. */
  readonly most?: number | undefined;
};

function piecesOf({ words, marks, parts, counted }: Said, { there }: PlanLimits): Piece[] {
  const jobs = counted?.[''] || 1;
  const shareOf = (list: readonly string[]) =>
    list.reduce((sum, mark) => sum + (counted?.[mark] ?? 0), 0) / jobs;
  const pieces: Piece[] = [
    ...words.map((word, at) => ({
      asked: { words: [word], marks: [] },
      share: parts?.[at] ?? 0,
      entryUs: WORD_US,
    })),
    ...marks.map((list, at) => ({
      asked: { words: [], marks: [list] },
      share: parts?.[words.length + at] ?? shareOf(list),
      entryUs: ENTRY_US,
      isSkipped: true as const,
    })),
  ];
  if (there !== undefined) {
    const share = there === 'unknown' ? UNCOUNTED_PLACES : there / jobs;
    pieces.push({ asked: 'places', share, entryUs: ENTRY_US });
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
  const plans = pieces.map((_, at) => {
    const taken = pieces.slice(0, at + 1);
    const named = jobs * shareOf(taken);
    const enough = (limits.most ?? Number.POSITIVE_INFINITY) / shareOf(pieces.slice(at + 1));
    const rows = Math.min(named, enough);
    const entriesUs = taken.reduce((sum, { share, entryUs, isSkipped }, place) => {
      const all = jobs * share * entryUs;
      const skipped = jobs * shareOf(taken.slice(0, place)) * SKIP_US;
      return sum + (isSkipped && place > 0 ? Math.min(all, skipped) : all);
    }, 0);
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
    share: shareOf(pieces),
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
