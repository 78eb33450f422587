import { neutralText, type PublicSearch, slugOf, type WhatOption } from '@silverjobs/contract';
import { indexPositions, searchPositions } from '@silverjobs/contract/position-search';
import type { Database } from '../database/database.ts';
import { asc } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { positions } from '../database/schema.ts';
import { searchedWords } from '../jobs/job-words.ts';
import { fold } from '../places/fold.ts';
import { furtherNames, nearNames, withSpokenNames } from '../reference/positions/spoken-names.ts';

/** Occupations that are offered beside. */
const OTHERS = 5;

/** A whole name as it is compared: for women and men alike. */
const nameKey = (name: string) => neutralText(fold(name));

/**
 * All occupations with the words that they are found by, as the signed-in search has them, and those that further
 * names lead to, the best first (operation-29).
 */
const loadIndex = keptReference(
  async (db: Database, _key: 'all') => {
    const rows = await db.select().from(positions).orderBy(asc(positions.label), asc(positions.id));
    const index = indexPositions(
      rows.map(({ id, label, matchingKeywords }) => ({
        id,
        label,
        matching_keywords: withSpokenNames(label, matchingKeywords),
        near_keywords: nearNames(label),
      })),
    );
    const further = new Map<string, Occupation[]>();
    for (const { id, label } of rows)
      for (const name of Object.values(furtherNames(label)).flat()) {
        const key = nameKey(name);
        further.set(key, [...(further.get(key) ?? []), occupationOf({ id, label })]);
      }
    return { index, further };
  },
  { size: ({ index, further }) => index.positions.length + further.size, room: 100_000 },
);

type Occupation = { readonly id: number; readonly label: string; readonly slug: string };

/** What was typed, read as the pool reads it (jobs-80, jobs-81). */
export type ReadWhat = {
  readonly text: string;
  /** Without doubt, or as near as a guess comes. */
  readonly occupation: Occupation | null;
  readonly isGuess: boolean;
  readonly others: readonly Occupation[];
  /** Searched where no occupation is sure. */
  readonly words: readonly string[];
  /** Filters of another kind that the words stand for. */
  readonly jobTypeIds: readonly number[];
  readonly workLoadIds: readonly number[];
  readonly isHomeoffice: boolean;
};

export const occupationOf = ({ id, label }: Pick<WhatOption, 'id' | 'label'>): Occupation => ({
  id,
  label,
  slug: slugOf(label),
});

/** Reads what somebody looks for; an empty text is everything. */
export async function readWhat(db: Database, text: string): Promise<ReadWhat> {
  const nothing = { text, occupation: null, isGuess: false, others: [], words: [] };
  const led = { jobTypeIds: [], workLoadIds: [], isHomeoffice: false };
  if (text.trim() === '') return { ...nothing, ...led };
  const { index, further } = await loadIndex(db, 'all');
  const { matches, sure } = searchPositions(index, text);
  const found = matches.flatMap((match) =>
    match.kind === 'position' ? occupationOf(match.option) : [],
  );
  if (matches.some((match) => match.kind !== 'position') && found.length === 0) {
    const ids = (kind: 'jobType' | 'workLoad') =>
      matches.flatMap((match) => (match.kind === kind ? match.id : [])).slice(0, 1);
    const jobTypeIds = ids('jobType');
    // '10 Stunden' are the most that somebody wants to work; the ids of hours ascend with them.
    const [most = 0] = jobTypeIds.length > 0 ? [] : ids('workLoad');
    return {
      ...nothing,
      jobTypeIds,
      workLoadIds: Array.from({ length: most }, (_, index) => index + 1),
      isHomeoffice: matches.some(({ kind }) => kind === 'homeoffice'),
    };
  }
  const called = sure === null ? (further.get(nameKey(text)) ?? []) : [];
  const offered = [...new Map([...called, ...found].map((one) => [one.id, one])).values()];
  const best = sure?.kind === 'position' ? occupationOf(sure.option) : (offered[0] ?? null);
  return {
    ...nothing,
    ...led,
    occupation: best,
    isGuess: sure === null,
    others: offered.filter(({ id }) => id !== best?.id).slice(0, OTHERS),
    words: sure === null ? searchedWords(text) : [],
  };
}

/** How the answer says it. */
export function whatOf(read: ReadWhat, byWords: boolean): PublicSearch['what'] {
  const { text, occupation, isGuess, others } = read;
  if (byWords) {
    const offered = occupation ? [occupation, ...others] : others;
    return { text, kind: 'words', occupation: null, is_guess: false, others: [...offered] };
  }
  return {
    text,
    kind: occupation ? 'occupation' : 'all',
    occupation,
    is_guess: occupation !== null && isGuess,
    others: [...others],
  };
}
