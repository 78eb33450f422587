import type { Database } from '../../../../database/database.ts';
import { type LearntRows, labelsOf, unpackRows } from '../../../../learnt/sequence.ts';
import { isFiller } from '../../phrases/fillers.ts';
import { toHeard } from '../../phrases/phrases.ts';
import { rowOf } from './features.ts';
import { PACKED } from './weights.ts';

/** What a word of a message belongs to; 'rest' is what needs no reading: greetings, reasons, one's story. */
export const PARTS = [
  'rest',
  'work',
  'place',
  'radius',
  'days',
  'time',
  'hours',
  'pay',
  'kind',
  'season',
  'home',
  'not',
] as const;
export type Part = (typeof PARTS)[number];

let own: LearntRows<Part> | undefined;
/** The product's own weights, unpacked with the first message: it would take part of each start. */
function ownParts(): LearntRows<Part> {
  own ??= unpackRows(PARTS, PACKED);
  return own;
}

/** A piece of a message, as it was typed, that says one thing of a wish. */
export type Piece = {
  readonly part: Exclude<Part, 'rest'>;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** The part that each heard word of a message belongs to, by the own weights unless told otherwise. */
export async function partsOf(
  db: Database,
  typed: string,
  learnt: LearntRows<Part> = ownParts(),
): Promise<Part[]> {
  const heard = toHeard(typed);
  return heard.words.length === 0 ? [] : labelsOf(await rowOf(db, heard, typed), learnt);
}

/** Whether two words are one name: 'Kamp-Lintfort', 'St. Gallen'. */
const isJoined = (typed: string, end: number, start: number): boolean =>
  typed.slice(end, start) === '-' ||
  (typed.slice(end, start) === '. ' && /\b[Ss]t$/.test(typed.slice(0, end)));

/** Parts of which the words of one name have the same: that of most, of a place in doubt. */
function ofCompounds(parts: readonly Part[], typed: string): Part[] {
  const { words } = toHeard(typed);
  const found = [...parts];
  for (let from = 0; from < words.length; from += 1) {
    let to = from + 1;
    while (words[to] && isJoined(typed, words[to - 1]?.end ?? 0, words[to]?.start ?? 0)) to += 1;
    const own = parts.slice(from, to);
    const said = own.filter((part) => part !== 'rest');
    if (to - from > 1 && said.length > 0 && new Set(own).size > 1) {
      const [most] = [...new Set(said)].sort(
        (a, b) =>
          said.filter((part) => part === b).length - said.filter((part) => part === a).length ||
          Number(b === 'place') - Number(a === 'place'),
      );
      found.fill(most ?? 'rest', from, to);
    }
    from = to - 1;
  }
  return found;
}

/** The pieces of a message that say something of a wish, in their order. */
export async function piecesOf(db: Database, typed: string): Promise<Piece[]> {
  const { words } = toHeard(typed);
  const pieces: Piece[] = [];
  const parts = ofCompounds(await partsOf(db, typed), typed);
  for (const [at, part] of parts.entries()) {
    const { word, start, end } = words[at] ?? { word: '', start: 0, end: 0 };
    const last = pieces.at(-1);
    const isOpen = !words[at - 1]?.isEnd || isJoined(typed, words[at - 1]?.end ?? 0, start);
    const goesOn = last && parts[at - 1] === part && isOpen;
    if (part === 'rest' || isFiller(word)) continue;
    if (goesOn) pieces.pop();
    const from = goesOn ? last.start : start;
    pieces.push({ part, text: typed.slice(from, end), start: from, end });
  }
  return pieces;
}
