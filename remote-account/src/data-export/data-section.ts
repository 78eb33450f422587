import { formatDate, formatTime } from '@silverjobs/contract/formats';

/** A group of facts; without facts it says so. */
export interface DataSection {
  title: string;
  entries: { title: string | null; facts: { term: string; value: string }[] }[];
}

export type Value = string | number | boolean | null | undefined;
type Pairs = readonly (readonly [term: string, value: Value])[];

/** A moment in words; milliseconds since 1970. */
export const when = (moment: number) => `${formatDate(moment)}, ${formatTime(moment)} Uhr`;

/** The pairs that have a value, in words. */
export function facts(pairs: Pairs) {
  return pairs.flatMap(([term, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ term, value: typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : String(value) }],
  );
}

/** How many things a section tells: its titled groups, and the facts of those without a title. */
export function countOf({ entries }: DataSection): number {
  return entries.reduce((sum, { title, facts: own }) => sum + (title === null ? own.length : 1), 0);
}

/** One line for each item; none at all without items. */
export function rows<T>(items: readonly T[], read: (item: T) => { term: string; value: string }) {
  return items.length === 0 ? [] : [{ title: null, facts: items.map(read) }];
}
