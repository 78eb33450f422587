import type { Database } from '../../../../database/database.ts';
import type { Row } from '../../../../learnt/sequence.ts';
import { exactQuarters } from '../../../../locations/search-quarters.ts';
import { fold } from '../../../../places/fold.ts';
import { COMMON_WORDS } from '../../phrases/common-words.ts';
import { type Heard, spansOf } from '../../phrases/phrases.ts';
import { CALLED_LIKE_THINGS, findLandscape, findTowns, TOWN } from '../../place/find-named.ts';
import { timePlacesIn } from '../times.ts';
import { NUMBER_WORD } from '../unsure-words.ts';
import { PAST, WISH } from '../wish-words.ts';
import { loadWorkIndex, nameKey, type WorkIndex } from '../work-index.ts';

const AROUND = 2;
/** A negation or a word of the past tells of what stands so near to it. */
const NEAR = 6;
const NEGATION = /^(?:nicht|nichts|kein\w{0,2}|ohne|nie|niemals|ausser|weder|nein|ungern)$/;
/** What places are called of the words of a text: of each word what it may be. */
async function placesOf(db: Database, { words }: Heard, typed: string): Promise<string[][]> {
  const text = (from: number, to: number) =>
    fold(typed.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0));
  const spans = words.flatMap((_, from) =>
    [1, 2, 3]
      .filter((size) => from + size <= words.length)
      .map((size) => ({ from, to: from + size, key: text(from, from + size) })),
  );
  const towns = await findTowns(db, [...new Set(spans.map(({ key }) => key))], false);
  const largest = new Map<string, number>();
  for (const { key, population } of towns)
    largest.set(key, Math.max(largest.get(key) ?? 0, population));
  const found = words.map((): string[] => []);
  for (const { from, to, key } of spans) {
    const population = largest.get(key);
    const isTown = population !== undefined && population >= TOWN && !CALLED_LIKE_THINGS.has(key);
    const kinds = [
      ...(population === undefined ? [] : [isTown ? 'town' : 'village']),
      ...(findLandscape([key]) ? ['landscape'] : []),
      ...(exactQuarters(key.split(' ')).length > 0 ? ['quarter'] : []),
    ];
    for (let at = from; at < to; at += 1)
      found[at]?.push(...kinds.map((kind) => `${kind} ${to - from}`));
  }
  return found;
}

/** What is known of one word as a name of work. */
function workOf(
  { byName, byNear, words }: WorkIndex & { words: ReadonlySet<string> },
  word: string,
) {
  const key = nameKey(word);
  if (byName.has(key)) return ['name of work'];
  if (byNear.has(key)) return ['near name of work'];
  if (words.has(key)) return ['in a name of work'];
  const begins = [key.slice(0, -1), key.slice(0, -2)].some(
    (part) => part.length > 4 && words.has(part),
  );
  return begins ? ['nearly in a name of work'] : [];
}

const knownWords = new WeakMap<WorkIndex, ReadonlySet<string>>();
function wordsOf(index: WorkIndex): ReadonlySet<string> {
  const known = knownWords.get(index) ?? new Set(index.index.words);
  knownWords.set(index, known);
  return known;
}

function shapeOf(typed: string): string {
  if (/^\d/.test(typed)) return `digits ${typed.replace(/\D/g, '').length}`;
  if (/^\p{Lu}{2}/u.test(typed)) return 'capitals';
  return /^\p{Lu}/u.test(typed) ? 'capital' : 'small';
}

/**
 * The signs of each word of a message that tell what part of a wish it belongs to: itself, its neighbours
 * and its letters, what the lists know of it, and what stands before it.
 */
export async function rowOf(db: Database, heard: Heard, typed: string): Promise<Row> {
  const { words } = heard;
  const work = await loadWorkIndex(db);
  const index = { ...work, words: wordsOf(work) };
  const places = await placesOf(db, heard, typed);
  const times = new Set(timePlacesIn(heard));
  const past = spansOf(heard, PAST).map(({ from }) => from);
  const wished = spansOf(heard, WISH).map(({ from }) => from);
  const known = words.map(({ word, start, end }, at) => {
    const shape = shapeOf(typed.slice(start, end));
    return [
      ...workOf(index, word),
      ...(places[at] ?? []),
      ...(times.has(at) ? ['time'] : []),
      ...(COMMON_WORDS.has(word) ? ['common'] : []),
      ...(NUMBER_WORD.test(word) || shape.startsWith('digits') ? ['number'] : []),
      shape,
    ];
  });
  const isAnyCapital = /\p{Lu}\p{Ll}/u.test(typed.slice(1));
  let sentence = 0;
  return words.map(({ word, end }, at) => {
    if (words[at - 1]?.isLast) sentence = at;
    const own = known[at] ?? [];
    const around = Array.from({ length: 2 * AROUND + 1 }, (_, on) => on - AROUND).flatMap((by) => {
      const other = words[at + by];
      return by === 0 ? [] : [`w${by} ${other?.word ?? '-'}`];
    });
    const [before, after] = [words[at - 1]?.word ?? '-', words[at + 1]?.word ?? '-'];
    const next = typed.slice(end, words[at + 1]?.start ?? end + 3);
    const near = (places: readonly number[]) =>
      places.some((place) => place >= sentence && place <= at && at - place <= NEAR);
    const negation = words
      .slice(Math.max(sentence, at - NEAR), at + 1)
      .map(({ word: one }) => one)
      .findLast((one) => NEGATION.test(one));
    const letters = [3, 4, 5].flatMap((size) =>
      word.length > size ? [`p${word.slice(0, size)}`, `s${word.slice(-size)}`] : [],
    );
    const signs = [
      'bias',
      `w ${word}`,
      ...around,
      `b ${before} ${word}`,
      `a ${word} ${after}`,
      `ba ${before} ${after}`,
      ...letters,
      ...own.map((one) => `k ${one}`),
      `ks ${own.join(' ')}`,
      ...(known[at - 1] ?? []).map((one) => `k-1 ${one}`),
      ...(known[at + 1] ?? []).map((one) => `k+1 ${one}`),
      `kw-1 ${before} ${own[0]}`,
      `first ${at === 0} ${at === sentence} ${own[0]}`,
      `ends ${words[at - 1]?.isEnd === true} ${words[at]?.isEnd === true} ${own[0]}`,
      `length ${words.length < 5 ? 'short' : words.length < 13 ? 'middle' : 'long'} ${own[0]}`,
      ...(typed.includes('?') ? [`asks ${own[0]}`] : []),
      ...(isAnyCapital ? [`of nouns ${own[0]}`] : []),
      ...(/[€%]/.test(next) ? ['unit'] : []),
      ...(near(past) ? ['past', `past ${own[0]}`] : []),
      ...(near(wished) ? ['wished', `wished ${own[0]}`] : []),
      ...(negation ? ['negated', `negated ${negation}`, `negated ${own[0]}`] : []),
    ];
    return { signs, isBreak: words[at - 1]?.isEnd ?? true };
  });
}
