import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { closeNames } from './close-names.ts';
import { findAsTyped } from './find-as-typed.ts';
import { otherReadings, type Reading } from './other-readings.ts';
import type { TypedText } from './typed-text.ts';
import { loadVocabulary } from './vocabulary.ts';

/** Options of one reading when there are several: three places with their radii. */
const EACH = 15;
/** Readings that are shown side by side. */
const READINGS = 3;

const WHOLE_CODE = 5;
/** With so many words a name can only be meant as a whole: 'Mülheim an der Ruhr'. */
const LONG_NAME = 3;

/** The text without what nobody knows: only the postal code, or some of its words. */
function parts(typed: TypedText): Reading[] {
  const { digits, words } = typed;
  const reading = (change: Partial<TypedText>, isGuess = true): Reading => {
    const next = { ...typed, ...change };
    return { typed: { ...next, spelled: next.words.join(' ') }, isGuess };
  };
  const fewer = words
    .slice(1)
    .flatMap((_, index) => [
      reading({ words: words.slice(0, -1 - index) }),
      reading({ words: words.slice(index + 1) }),
    ]);
  if (digits === '' || words.length === 0) return fewer;
  const named = reading({ digits: '' });
  if (digits.length < WHOLE_CODE) return [named];
  // A code with its place is certain, whatever follows.
  return [reading({ words: words.slice(0, 1) }, false), reading({ words: [] }), named];
}

async function readings(db: Database, list: readonly Reading[]): Promise<WhereOption[]> {
  const found: WhereOption[][] = [];
  for (const { typed, isGuess } of list) {
    const { exact, begun } = await findAsTyped(db, typed);
    const options = [...exact, ...begun];
    if (options.length === 0) continue;
    // Another spelling of the very same needs no others beside it.
    if (!isGuess) return options;
    found.push(options.map((option) => ({ ...option, match: 'guess' })));
    if (found.length === READINGS) break;
  }
  return found.length === 1 ? found.flat() : found.flatMap((options) => options.slice(0, EACH));
}

/** The same words with one typing error each, or in another spelling, which is no guess. */
export async function findSpelled(db: Database, typed: TypedText): Promise<WhereOption[]> {
  const vocabulary = await loadVocabulary(db);
  const whole = typed.words.length >= LONG_NAME ? closeNames(typed, vocabulary) : [];
  return readings(db, [...otherReadings(typed, vocabulary), ...whole]);
}

/**
 * What was probably meant when nothing is called so, marked as a guess (jobs-71): with one typing
 * error a word, with two in the name of a town, or a part of the text. Of several words only what
 * findSpelled has not tried.
 */
export async function findMeant(db: Database, typed: TypedText): Promise<WhereOption[]> {
  const vocabulary = await loadVocabulary(db);
  const { length } = typed.words;
  const found = await readings(db, [
    ...(length > 1 ? [] : otherReadings(typed, vocabulary)),
    ...(length >= LONG_NAME ? [] : closeNames(typed, vocabulary)),
  ]);
  return found.length > 0 ? found : readings(db, parts(typed));
}
