import type { Database } from '../../../../database/database.ts';
import { type LearntRows, labelsOf, unpackRows } from '../../../../learnt/sequence.ts';
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

/** The pieces of a message that say something of a wish, in their order. */
export async function piecesOf(db: Database, typed: string): Promise<Piece[]> {
  const { words } = toHeard(typed);
  const pieces: Piece[] = [];
  const parts = await partsOf(db, typed);
  for (const [at, part] of parts.entries()) {
    const { start, end } = words[at] ?? { start: 0, end: 0 };
    const last = pieces.at(-1);
    const goesOn = last && parts[at - 1] === part && !words[at - 1]?.isEnd;
    if (part === 'rest') continue;
    if (goesOn) pieces.pop();
    const from = goesOn ? last.start : start;
    pieces.push({ part, text: typed.slice(from, end), start: from, end });
  }
  return pieces;
}
