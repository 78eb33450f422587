import { searchPositions } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import { workOf } from './name-work.ts';
import type { Work } from './work.ts';
import { loadWorkIndex } from './work-index.ts';

/** Works that are offered for one word, and for all of them. */
const EACH = 3;
const ALL = 3;
const WORDS_MAX = 8;
/** Shorter words begin too many names, but for what is written in capitals: 'PTA'. */
const isSearched = (word: string) => word.length >= 4 || /^\p{Lu}{2,3}$/u.test(word);

/**
 * Works that words may mean which were not read otherwise, to be pressed: what the pickers find for each
 * of them (jobs-80), the words taking turns.
 * @param words as they were typed
 * @param mayGuess whether a part of a word is enough, or a typing error
 */
export async function offersFor(
  db: Database,
  words: readonly string[],
  mayGuess: boolean,
): Promise<Work[]> {
  const { index } = await loadWorkIndex(db);
  const found = words
    .filter(isSearched)
    .slice(0, WORDS_MAX)
    .map((word) =>
      searchPositions(index, word)
        .matches.flatMap((match) =>
          match.kind === 'position' && (mayGuess || !match.isGuess) ? [match.option] : [],
        )
        .slice(0, EACH),
    );
  const turns = Array.from({ length: EACH }, (_, turn) =>
    found.flatMap((options) => options[turn] ?? []),
  ).flat();
  const different = new Map(turns.map((option) => [option.id, option]));
  return [...different.values()]
    .slice(0, ALL)
    .map(({ id, label }) => workOf([{ id, label }], label));
}
