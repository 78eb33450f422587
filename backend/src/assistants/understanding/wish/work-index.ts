import { neutralText } from '@silverjobs/contract';
import { indexPositions, type PositionIndex } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import { nearNames, withSpokenNames } from '../../../reference/positions/spoken-names.ts';
import { allPositions } from '../find-positions.ts';
import { heardWord } from '../phrases/common-words.ts';
import type { Work } from './work.ts';

type Named = { readonly id: number; readonly label: string };

/** All occupations: by the very names that they have, and as the search of the pool reads them. */
export type WorkIndex = {
  readonly index: PositionIndex;
  readonly byName: ReadonlyMap<string, readonly Named[]>;
  /** Occupations beside one that the catalogue lacks, by its name. */
  readonly byNear: ReadonlyMap<string, readonly Work[]>;
};

/** How long the index is kept in memory, in milliseconds: only a release changes positions. */
const CACHE_MS = 300_000;
const cache = new WeakMap<Database, { readonly work: WorkIndex; readonly until: number }>();

/** A name as it is compared: for women and men alike. */
export const nameKey = (name: string): string => neutralText(heardWord(name));

const withoutEnding = (name: string) => name.replace(/\/(?:in|r|n)\b/g, '');

/** All occupations for reading what somebody writes, kept in memory. */
export async function loadWorkIndex(db: Database): Promise<WorkIndex> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.work;
  const options = (await allPositions(db)).map(({ id, label, matchingKeywords }) => ({
    id,
    label,
    matching_keywords: withSpokenNames(label, matchingKeywords),
    near_keywords: nearNames(label),
  }));
  const byName = new Map<string, Named[]>();
  const byNear = new Map<string, Work[]>();
  for (const { id, label, matching_keywords, near_keywords } of options) {
    for (const name of near_keywords.split(', ').filter(Boolean)) {
      const key = nameKey(name);
      byNear.set(key, [...(byNear.get(key) ?? []), { positionIds: [id], label }]);
    }
    const names = [...label.split(', '), label, ...matching_keywords.split(/[,;]/)];
    for (const key of new Set(names.map((name) => nameKey(withoutEnding(name))))) {
      if (key !== '') byName.set(key, [...(byName.get(key) ?? []), { id, label }]);
    }
  }
  const work = { index: indexPositions(options), byName, byNear };
  if (options.length > 0) cache.set(db, { work, until: Date.now() + CACHE_MS });
  return work;
}
