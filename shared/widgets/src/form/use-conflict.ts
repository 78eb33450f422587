import { useState } from 'react';
import { type Conflict, mergeValues, valuesIn } from './conflict.ts';
import type { Base, FieldOf, Together } from './form-types.ts';

/** Who wins, by the first field of a group. */
export type Choice<V> = Partial<Record<FieldOf<V>, 'mine' | 'theirs'>>;

/** What is to be sent, and the record that it is typed over now. */
interface Merged<V> {
  values: V;
  over: Base<V>;
}

/**
 * What another window has saved since the form was begun, where both changed the same (formats-28).
 * @param base the record that was typed over
 * @param together fields that come from one side
 */
export function useConflict<V extends object>(base: () => Base<V>, together?: Together<V>) {
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);

  /** Takes what the server holds; null when the user has to choose. */
  function meet(
    mine: V,
    { theirs, version, words }: Pick<Conflict<V>, 'theirs' | 'version' | 'words'>,
  ): Merged<V> | null {
    const { merged, groups } = mergeValues(base().values, mine, theirs, together);
    if (groups.length === 0) return { values: merged, over: { values: theirs, version } };
    setConflict({ groups, theirs, version, words, number: (conflict?.number ?? 0) + 1 });
    return null;
  }

  /** What was chosen, over what is typed; from here on the form stands on what the others saved. */
  function resolve(mine: V, choice: Choice<V>): Merged<V> {
    if (!conflict) return { values: mine, over: base() };
    const { groups, theirs, version } = conflict;
    const { merged } = mergeValues(base().values, mine, theirs, together);
    setConflict(null);
    const chosen = groups.filter(([field]) => field && choice[field] === 'theirs');
    return {
      values: { ...merged, ...valuesIn(chosen, theirs) },
      over: { values: theirs, version },
    };
  }

  return {
    conflict,
    meet,
    resolve,
    /** The choice is still open: leads there again. */
    ask: () => setConflict((open) => open && { ...open, number: open.number + 1 }),
  };
}
