import { searchPositions } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import { type Match, workOf } from './name-work.ts';
import { misspeltName, namesWithin } from './near-names.ts';
import { similarWorks } from './similar-works.ts';
import type { Work } from './work.ts';
import { loadWorkIndex } from './work-index.ts';

/** Works that are offered for one text, and for all of them. */
const EACH = 4;
const ALL = 4;
/** As many that are alike come before what single words of a phrase name. */
const ALIKE = 2;
const TEXTS_MAX = 8;
/** Shorter words begin too many names, but for what is written in capitals: 'PTA'. */
const isSearched = (text: string) => text.length >= 4 || /^\p{Lu}{2,3}$/u.test(text);

/**
 * Works that words may mean which were not read otherwise, to be pressed: what the pickers find for each
 * of them (jobs-80), then what is made of the same parts of words; the texts take turns.
 * @param texts words as they were typed, or several that belong together
 * @param mayGuess whether a part of a word is enough, or a typing error
 */
export async function offersFor(
  db: Database,
  texts: readonly string[],
  mayGuess: boolean,
): Promise<Work[]> {
  const work = await loadWorkIndex(db);
  const found: Match[][] = [];
  for (const text of texts.filter(isSearched).slice(0, TEXTS_MAX)) {
    const words = text.split(/[^\p{L}]+/u).filter(isSearched);
    const calledBy = (one: string) =>
      searchPositions(work.index, one).matches.flatMap((match) =>
        match.kind === 'position' && !match.isGuess ? [match.option] : [],
      );
    const isPhrase = words.length > 1;
    const similar = mayGuess || isPhrase ? await similarWorks(work, text, EACH) : [];
    const made = words.flatMap((one) => [...misspeltName(work, one), ...namesWithin(work, one)]);
    const ofWords = words.flatMap(calledBy);
    // What several words say together is said by none of them: 'alte Leute zum Arzt fahren'.
    const options = isPhrase
      ? [...calledBy(text), ...similar.slice(0, ALIKE), ...ofWords, ...made, ...similar]
      : [...calledBy(text), ...ofWords, ...made, ...similar];
    found.push([...new Map(options.map((one) => [one.id, one])).values()].slice(0, EACH));
  }
  const turns = Array.from({ length: EACH }, (_, turn) =>
    found.flatMap((options) => options[turn] ?? []),
  ).flat();
  const different = new Map(turns.map((option) => [option.id, option]));
  return [...different.values()]
    .slice(0, ALL)
    .map(({ id, label }) => workOf([{ id, label }], label));
}
