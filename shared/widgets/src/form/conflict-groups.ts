import type { Conflict } from './conflict.ts';
import type { ConflictField } from './form-state.ts';
import type { FieldOf, FormOptions } from './form-types.ts';

/** What two windows have changed, as it is shown: without the fields that nobody sees (formats-28). */
export function conflictGroups<V extends object>(
  { groups, theirs, words }: Conflict<V>,
  mine: V,
  idOf: (field: FieldOf<V>) => string,
  names: FormOptions<V, never, never>['names'],
): ConflictField[][] {
  return groups.map((group) =>
    group
      .filter((field) => words[field] !== null)
      .map((field) => ({
        field,
        id: idOf(field),
        name: names?.[field],
        mine: mine[field],
        theirs: theirs[field],
        words: words[field] ?? undefined,
      })),
  );
}
