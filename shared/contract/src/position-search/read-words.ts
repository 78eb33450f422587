import { foldText } from '../fold-text.ts';
import { neutralWord } from '../neutral-form.ts';
import { type PositionIndex, spellings } from './position-index.ts';
import { lettersOf, mayBeMistyped, soundOf, typingErrors } from './typing-errors.ts';

/** Words that say nothing about the occupation. */
const FILLERS = new Set(
  `ab als am an arbeit arbeite arbeiten auf aus bei beim beruf bin bis bisschen d dabei das dem den
  der des die durch ein eine einem einen einer es etwas fraun fruher fur gegen gehen geht gelernt
  gelernte gelernter gern gerne gesucht gibt habe hatte hinter hinterm ich im in irgendetwas
  irgendwas irgendwo ist job jobs kann m mal manner mein meine mit mochte nach neben nebenbei noch
  nur oder paar pro seit stelle stellen such suche suchen sucht tatigkeit uber um und unterm vom
  von vor vorm w war was wegen wenig werden will wo wurde zu zum zur zwischen`.split(/\s+/),
);

const wordsOf = (text: string) => foldText(text).plain.split(' ').filter(Boolean);

/** The folded words of a text that say something about the occupation. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !FILLERS.has(foldText(word).loose));
}

/** The same, or all words when none of them says something. */
export function contentWords(text: string): string[] {
  const telling = tellingWords(text);
  return telling.length > 0 ? telling : wordsOf(text);
}

/** Endings that a word may have or not: 'Bauleitung' is what a 'Bauleiter' does. */
const ENDING = /(.{4})(?:ungen|ung|ern|er|en|es|e|n|s|t)$/;

/** A word without its ending; null when nothing is left of it. */
export function stemOf(word: string): string | null {
  const stem = word.replace(ENDING, '$1');
  return stem === word ? null : stem;
}

/** Shorter words have too many neighbours. */
const MIN_WITH_ERROR = 4;
const MIN_WITH_TWO_ERRORS = 8;
const MIN_PART = 4;

/** What an unknown word may be meant as. */
export interface Correction {
  /** Known words, or as much of them as was typed, so that they are found inside others, too. */
  words: readonly string[];
  errors: number;
  /** Whether a whole known word was meant, not its beginning. */
  isWhole: boolean;
}

/**
 * The known words that begin like an unknown one with the fewest errors: one, in long words two.
 * What sounds alike has none.
 */
export function correctWord({ sounds }: PositionIndex, typed: string): Correction {
  const { plain, loose } = foldText(typed);
  const sounding = new Set([plain, loose, neutralWord(plain), neutralWord(loose)].map(soundOf));
  const forms = [...sounding]
    .filter(({ length }) => length >= MIN_PART)
    .map((form) => ({ form, own: lettersOf(form) }));
  let fewest = mostErrors(typed.length);
  let found: string[] = [];
  for (const { word, sound, letters } of sounds) {
    if (sound.length < MIN_PART) continue;
    for (const { form, own } of forms) {
      const most = Math.min(fewest, mostErrors(form.length));
      if (!mayBeMistyped(letters, own, most) || !mayBe(sound, form)) continue;
      const errors = typingErrors(sound, form, most);
      if (errors > most) continue;
      if (errors < fewest) found = [];
      fewest = errors;
      found.push(word);
    }
  }
  const isLonger = (word: string) => word.length - typed.length > 1;
  const words = found.map((word) =>
    neutralWord(isLonger(word) ? word.slice(0, typed.length) : word),
  );
  const isWhole = fewest < 2 && !found.every(isLonger);
  return { words: [...new Set(words)], errors: fewest, isWhole };
}

/** Hardly anybody mistypes the first two letters; it saves the comparison of most words. */
function mayBe(sound: string, form: string): boolean {
  if (sound.length < form.length - 2) return false;
  return sound[0] === form[0] || sound[1] === form[1] || sound[0] === form[1];
}

function mostErrors(length: number): number {
  if (length < MIN_WITH_ERROR) return 0;
  return length < MIN_WITH_TWO_ERRORS ? 1 : 2;
}

/** A compound in two. */
interface Parts {
  about: string;
  head: string;
}

/** So long a part need not be a word of its own: 'begleiter' of 'Alltagsbegleiter'. */
const MIN_ENDING = 6;
const MIN_ABOUT = 3;

/**
 * An unknown compound as what it is and what it is about: 'Hotelköchin' is a cook of hotels. Best
 * are two known parts, then a known end; the longer the better.
 */
export function partsOf({ words }: PositionIndex, typed: string): Parts | null {
  const all = spellings(typed).flatMap(splits);
  const isWord = (part: string) => words.includes(part);
  const isEnd = (part: string) =>
    part.length >= MIN_ENDING && words.some((word) => word.endsWith(part));
  const begins = (part: string) =>
    part.length >= MIN_ABOUT && words.some((word) => word.startsWith(part));
  const parts =
    all.find(({ about, head }) => begins(about) && isWord(head)) ??
    all.find(({ about, head }) => begins(about) && isEnd(head)) ??
    all.find(({ head }) => isWord(head)) ??
    null;
  return parts && BUILDER.test(parts.head) && !FARMED.test(parts.about)
    ? { ...parts, head: 'tischler' }
    : parts;
}

/** 'Bauer' as the end of a trade: who builds a thing, as 'Gitarrenbauer', unless it grows or grazes. */
const BUILDER = /^bauer(?:in|innen|n)?$/;
const FARMED =
  /^(?:acker|alm|alt|berg|bio|gefl|gemus|getreid|hopf|jung|kartoff|klein|korn|kraut|kuh|land|milch|neben|obst|oko|reis|rind|schaf|schwein|spargel|tabak|vieh|wein|ziege|zuckerrub)/;

/** The ways to split a word in two, the longest end first. */
function splits(word: string): Parts[] {
  return Array.from({ length: Math.max(0, word.length - MIN_PART - 1) }, (_, place) => {
    const about = word.slice(0, place + 2);
    return { about: stemOf(about) ?? about, head: word.slice(place + 2) };
  });
}

/** Fewer letters in common say nothing. */
const MIN_COMMON = 5;

/** The longest beginning that an unknown word has in common with a known one: 'Messe' of 'Messebau'. */
export function beginningOf({ words }: PositionIndex, typed: string): string | null {
  for (let length = typed.length; length >= MIN_COMMON; length -= 1) {
    const beginning = typed.slice(0, length);
    if (words.some((word) => word.startsWith(beginning))) return beginning;
  }
  return null;
}
