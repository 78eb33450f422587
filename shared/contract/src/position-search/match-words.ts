import type { IndexedPosition, IndexedText } from './position-index.ts';

/** How well a word fits an occupation; smaller is better. */
export interface WordMatch {
  rank: number;
  /** The keyword that fits; null when the label does. */
  keyword: string | null;
  /** Label or keyword are the very word. */
  isExact: boolean;
  /** The keyword names an occupation that the catalogue lacks. */
  isNear: boolean;
}

/**
 * The ranks: whole words before beginnings before parts inside, and each time the label before the
 * keywords.
 */
const LABEL = { whole: 0, start: 1, word: 2, begins: 3, inside: 6 } as const;
const KEYWORD = { whole: 4, start: 5, word: 4, begins: 5, inside: 7 } as const;

/** What only comes near stands behind what is called so. */
const NEAR = 0.5;

/** Parts inside a word: not 'it' in 'Mitarbeiter'. */
const MIN_INSIDE = 4;

/**
 * How a word fits one occupation (jobs-80).
 * @param forms the spellings of the word
 */
export function matchWord(position: IndexedPosition, forms: readonly string[]): WordMatch | null {
  const own = best(position.labels, forms, LABEL);
  const other = best(position.keywords, forms, KEYWORD);
  const isExact = [own, other].some((found) => found?.isExact);
  if (own && (!other || own.rank <= other.rank)) {
    return { rank: own.rank, keyword: null, isExact, isNear: false };
  }
  return other && { rank: other.rank, keyword: other.text, isExact, isNear: other.isNear };
}

function best(texts: readonly IndexedText[], forms: readonly string[], ranks: Ranks) {
  let found: (IndexedText & { rank: number; isExact: boolean }) | null = null;
  for (const indexed of texts) {
    for (const whole of indexed.forms) {
      for (const form of forms) {
        const fitting = fit(whole, form, ranks);
        if (fitting === null) continue;
        const rank = fitting + (indexed.isNear ? NEAR : 0);
        if (found && found.rank <= rank) continue;
        found = { ...indexed, rank, isExact: whole === form };
      }
    }
  }
  return found;
}

type Ranks = typeof LABEL | typeof KEYWORD;

function fit(whole: string, part: string, ranks: Ranks): number | null {
  if (!whole.includes(part)) return null;
  if (whole === part) return ranks.whole;
  if (whole.startsWith(part)) return ranks.start;
  const spaced = ` ${whole} `;
  if (spaced.includes(` ${part} `)) return ranks.word;
  if (spaced.includes(` ${part}`)) return ranks.begins;
  return part.length >= MIN_INSIDE ? ranks.inside : null;
}
