import { beginsWithOneError } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { positions } from '../../database/schema.ts';
import { significantWords, wordsOf } from './words.ts';

export type PositionRow = typeof positions.$inferSelect;

export type FoundPosition = { readonly position: PositionRow; readonly score: number };

type Name = { readonly words: readonly string[]; readonly isLabel: boolean };
type Entry = { readonly position: PositionRow; readonly names: readonly Name[] };

/** How long positions are kept in memory, in milliseconds: only a release changes them. */
const CACHE_MS = 300_000;
const cache = new WeakMap<
  Database,
  { readonly entries: readonly Entry[]; readonly until: number }
>();

/** 'Alltagsbegleiter/in' without its ending. */
const withoutEnding = (label: string) => label.replace(/\/(in|frau|mann|r)\b/g, '');

function entryOf(position: PositionRow): Entry {
  const keywords = position.matchingKeywords.split(',');
  const names = [
    { words: wordsOf(withoutEnding(position.label)), isLabel: true },
    ...keywords.map((name) => ({ words: wordsOf(withoutEnding(name)), isLabel: false })),
  ];
  return { position, names: names.filter(({ words }) => words.length > 0) };
}

async function loadEntries(db: Database): Promise<readonly Entry[]> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.entries;
  const entries = (await db.select().from(positions)).map(entryOf);
  if (entries.length > 0) cache.set(db, { entries, until: Date.now() + CACHE_MS });
  return entries;
}

/** 'Buchhaltung' and 'Buchhalter' are about the same work. */
const stemOf = (word: string) =>
  word.length < 7 ? word : word.replace(/(?:ungs?|ungen|ern?|en|e)$/, '');

/** How alike a word of a name and a typed word are: 0 to 6. */
function similarity(name: string, typed: string): number {
  if (name === typed) return 6;
  if (stemOf(name) === stemOf(typed)) return 5;
  const [short, long] = name.length < typed.length ? [name, typed] : [typed, name];
  if (short.length < 4) return 0;
  if (long.startsWith(short)) return short.length >= 5 ? 4 : 2;
  if (short.length >= 5 && long.endsWith(short)) return 3;
  if (short.length >= 6 && long.includes(short)) return 2;
  return typed.length >= 6 && beginsWithOneError(name, typed) ? 3 : 0;
}

function scoreOf({ names }: Entry, typed: readonly string[]): number {
  const scores = names.map(({ words, isLabel }) => {
    const alike = words.map((word) => Math.max(...typed.map((one) => similarity(word, one))));
    const sum = alike.reduce((total, value) => total + value, 0) / words.length;
    return sum * (isLabel ? 1.15 : 1);
  });
  const [best = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
  // Several names that fit say more than one.
  return best + Math.min(second, 3) * 0.2 + Math.min(third, 3) * 0.1;
}

/** Below this a likeness is chance. */
const MIN_SIMILARITY = 3.4;

/**
 * The occupations that somebody's words are about, the most likely first; none when the words name
 * none. Old titles, female forms and one typing error are understood.
 */
export async function findPositions(db: Database, text: string): Promise<FoundPosition[]> {
  const typed = significantWords(text);
  if (typed.length === 0) return [];
  return (await loadEntries(db))
    .map((entry) => ({ position: entry.position, score: scoreOf(entry, typed) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score || a.position.label.localeCompare(b.position.label, 'de'));
}

/** Positions by their ids, in the order of the ids. */
export async function positionsById(db: Database, ids: readonly number[]): Promise<PositionRow[]> {
  const entries = await loadEntries(db);
  return ids.flatMap((id) => {
    const entry = entries.find(({ position }) => position.id === id);
    return entry ? [entry.position] : [];
  });
}

/** Every position. */
export async function allPositions(db: Database): Promise<PositionRow[]> {
  return (await loadEntries(db)).map(({ position }) => position);
}
