import { isDeepStrictEqual } from 'node:util';
import { neutralText } from '@silverjobs/contract';
import { indexPositions, type PositionIndex } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import {
  furtherNames,
  nearNames,
  withSpokenNames,
} from '../../../reference/positions/spoken-names.ts';
import { allPositions, type PositionRow } from '../find-positions.ts';
import { heardWord } from '../phrases/common-words.ts';
import { type HeardWord, heardWords } from '../phrases/heard-words.ts';
import type { Work } from './work.ts';

/** An occupation that has a name. */
export type Named = { readonly id: number; readonly label: string };

/** All occupations: by the very names that they have, and as the search of the pool reads them. */
export type WorkIndex = {
  readonly index: PositionIndex;
  readonly byName: ReadonlyMap<string, readonly Named[]>;
  /** By further names, which the pickers do not load. */
  readonly byFurther: ReadonlyMap<string, readonly Named[]>;
  /** Occupations beside one that the catalogue lacks, by its name. */
  readonly byNear: ReadonlyMap<string, readonly Work[]>;
  /** Occupations by names of several words, whatever their order and endings: 'auf Kinder aufpassen'. */
  readonly byPhrase: ReadonlyMap<string, readonly Named[]>;
};

/** How long nobody asks whether a release has changed positions, in milliseconds. */
const CACHE_MS = 300_000;
type Kept = {
  readonly work: WorkIndex;
  readonly rows: readonly PositionRow[];
  readonly until: number;
};
const cache = new WeakMap<Database, Kept>();

/** A name as it is compared: for women and men alike. */
export const nameKey = (name: string): string => neutralText(heardWord(name));

/** Words that stand between those of a name and say nothing. */
const BETWEEN = new Set(
  `der die das dem den des ein eine einen einem einer in im an am auf aus bei beim mit zu zum zur von vom fur und oder
  furs ins ans als`.split(/\s+/),
);

/** The words of a text that a name of several words may be made of. */
export const wordsOfPhrase = (words: readonly HeardWord[]): HeardWord[] =>
  words.filter(({ word }) => !BETWEEN.has(word));

const ENDING = /(?<=.{3})(?:en|er|e|n|s|t)$/;

/** A name of several words as it is compared, whatever their order and endings. */
export const phraseKey = (words: readonly HeardWord[]): string =>
  words
    .map(({ word }) => neutralText(word).replace(ENDING, ''))
    .sort()
    .join(' ');

const withoutEnding = (name: string) => name.replace(/\/(?:in|r|n)\b/g, '');

/** All occupations for reading what somebody writes, kept in memory. */
export async function loadWorkIndex(db: Database): Promise<WorkIndex> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.work;
  const rows = await allPositions(db);
  const until = Date.now() + CACHE_MS;
  // To make it again takes a third of a second, and what is kept beside it a whole one.
  if (known && isDeepStrictEqual(known.rows, rows)) {
    cache.set(db, { ...known, until });
    return known.work;
  }
  const options = rows.map(({ id, label, matchingKeywords }) => ({
    id,
    label,
    matching_keywords: withSpokenNames(label, matchingKeywords),
    near_keywords: nearNames(label),
  }));
  const byName = new Map<string, Named[]>();
  const byFurther = new Map<string, Named[]>();
  const byNear = new Map<string, Work[]>();
  const byPhrase = new Map<string, Named[]>();
  const add = <T>(map: Map<string, T[]>, key: string, one: T) => {
    if (key !== '') map.set(key, [...(map.get(key) ?? []), one]);
  };
  for (const { id, label, matching_keywords, near_keywords } of options) {
    const further = furtherNames(label);
    const near = [...near_keywords.split(', ').filter(Boolean), ...further.near];
    for (const key of new Set(near.map(nameKey))) add(byNear, key, { positionIds: [id], label });
    const names = [...label.split(', '), label, ...matching_keywords.split(/[,;]/)].map(
      withoutEnding,
    );
    for (const key of new Set(names.map(nameKey))) add(byName, key, { id, label });
    for (const key of new Set(further.names.map(nameKey))) add(byFurther, key, { id, label });
    const phrases = [...names, ...further.names].map((name) => wordsOfPhrase(heardWords(name)));
    for (const key of new Set(phrases.filter(({ length }) => length > 1).map(phraseKey)))
      add(byPhrase, key, { id, label });
  }
  const work = { index: indexPositions(options), byName, byFurther, byNear, byPhrase };
  if (options.length > 0) cache.set(db, { work, rows, until });
  return work;
}
