import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHeard } from '../../assistants/understanding/phrases/phrases.ts';
import { rowOf } from '../../assistants/understanding/wish/parts/features.ts';
import { PARTS, type Part } from '../../assistants/understanding/wish/parts/parts.ts';
import type { Database } from '../../database/database.ts';
import { type LearntRows, type RowExample, trainRows } from '../../learnt/sequence.ts';

/** How the parts are called where the messages are marked. */
const MARKS: Readonly<Record<string, Part>> = {
  was: 'work',
  wo: 'place',
  umkreis: 'radius',
  tage: 'days',
  zeit: 'time',
  stunden: 'hours',
  lohn: 'pay',
  art: 'kind',
  saison: 'season',
  daheim: 'home',
  nicht: 'not',
};
/** Every fifth is set aside, to be judged by. */
const ASIDE = 5;

/** A message, and the part of each of its words. */
export type Marked = { readonly words: string; readonly parts: readonly Part[] };

/** Reads one marked message: '[was:Gärtner] in [wo:Bonn]'; '# ' stands before what is no wish. */
function readLine(line: string): Marked {
  let words = '';
  const spans: { readonly from: number; readonly to: number; readonly part: Part }[] = [];
  const text = line.replace(/^# /, '');
  let at = 0;
  for (const match of text.matchAll(/\[(\p{L}+):([^\]]*)\]/gu)) {
    const [whole, name = '', marked = ''] = match;
    const part = MARKS[name];
    if (!part) throw new Error(`Nothing is marked as ${name}: ${line}`);
    words += text.slice(at, match.index);
    spans.push({ from: words.length, to: words.length + marked.length, part });
    words += marked;
    at = match.index + whole.length;
  }
  words += text.slice(at);
  const parts = toHeard(words).words.map(
    ({ start }) => spans.find(({ from, to }) => start >= from && start < to)?.part ?? 'rest',
  );
  return { words, parts };
}

const readAll = () =>
  readFileSync(join(import.meta.dirname, 'marked.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readLine);

/** Messages whose parts are marked, to learn from. */
export const readMarked = (): Marked[] => readAll().filter((_, at) => at % ASIDE !== ASIDE - 1);

/** Those that nobody learns from. */
export const readAside = (): Marked[] => readAll().filter((_, at) => at % ASIDE === ASIDE - 1);

/** The signs of marked messages. */
export async function toExamples(
  db: Database,
  marked: readonly Marked[],
): Promise<RowExample<Part>[]> {
  const examples: RowExample<Part>[] = [];
  for (const { words, parts } of marked)
    examples.push({ row: await rowOf(db, toHeard(words), words), labels: parts });
  return examples;
}

/** What tells the parts of a wish, learnt from these examples. */
export const learnParts = (examples: readonly RowExample<Part>[]): LearntRows<Part> =>
  trainRows(PARTS, examples);
