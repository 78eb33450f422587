import { apiErrorBody } from '@silverjobs/api';
import { fieldsOf } from './find-problems.ts';
import type { FieldOf, Together } from './form-types.ts';

/** What another window has saved meanwhile, where both changed the same (formats-28). */
export interface Conflict<V> {
  /** Fields that belong together are one choice. */
  readonly groups: readonly (readonly FieldOf<V>[])[];
  readonly theirs: V;
  /** What the record says of its values, where the page cannot; null for what nobody sees. */
  readonly words: Partial<Record<FieldOf<V>, string | null>>;
  readonly version: string | undefined;
  /** Counts the attempts to send. */
  readonly number: number;
}

/** The record as it is, from an answer that refuses a change of an older one; else null. */
export function currentOf(error: unknown): { version?: string } | null {
  const body = apiErrorBody(error);
  if (body?.code !== 'version.stale') return null;
  const current = body.payload?.current;
  return typeof current === 'object' && current !== null ? current : null;
}

/**
 * Puts together what was typed here and what was saved elsewhere: what only one side has changed is
 * taken, and what both have changed to different values is named. Fields that belong together come
 * from one side.
 */
export function mergeValues<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  together: Together<V> = [],
): { merged: V; groups: (readonly FieldOf<V>[])[] } {
  const same = (one: V, other: V) => (fields: readonly FieldOf<V>[]) =>
    fields.every((field) => Object.is(one[field], other[field]));
  const groups = groupsOf(mine, together);
  const unchanged = groups.filter(same(mine, base));
  return {
    merged: { ...mine, ...valuesIn(unchanged, theirs) },
    groups: groups.filter(
      (group) =>
        !unchanged.includes(group) && !same(theirs, base)(group) && !same(theirs, mine)(group),
    ),
  };
}

/** The values of some groups of fields. */
export function valuesIn<V extends object>(
  groups: readonly (readonly FieldOf<V>[])[],
  values: V,
): Partial<V> {
  return Object.fromEntries(groups.flat().map((field) => [field, values[field]])) as Partial<V>;
}

/** Every field in one group, in the order of the form. */
function groupsOf<V extends object>(values: V, together: Together<V>): (readonly FieldOf<V>[])[] {
  const grouped = fieldsOf(values).map(
    (field) => together.find((group) => group.includes(field)) ?? [field],
  );
  return grouped.filter(
    (group, index) => grouped.findIndex(([first]) => first === group[0]) === index,
  );
}
