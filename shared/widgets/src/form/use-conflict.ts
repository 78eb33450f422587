import { useState } from 'react';
import { type Base, type Conflict, mergeValues } from './conflict.ts';
import type { FieldOf } from './form-types.ts';

/** Who wins, by field. */
export type Choice<V> = Partial<Record<FieldOf<V>, 'mine' | 'theirs'>>;

/** What is to be sent, and the record that it is typed over now. */
interface Merged<V> {
  values: V;
  over: Base<V>;
}

/**
 * What another window has saved since the form was begun, where both changed the same (formats-28).
 * @param base the record that was typed over
 */
export function useConflict<V extends object>(base: () => Base<V>) {
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);

  /** Takes what the server holds; null when the user has to choose. */
  function meet(mine: V, theirs: V, version: string | undefined): Merged<V> | null {
    const { merged, fields } = mergeValues(base().values, mine, theirs);
    if (fields.length === 0) return { values: merged, over: { values: theirs, version } };
    setConflict({ fields, theirs, version, number: (conflict?.number ?? 0) + 1 });
    return null;
  }

  /** What was chosen, over what is typed; from here on the form stands on what the others saved. */
  function resolve(mine: V, choice: Choice<V>): Merged<V> {
    if (!conflict) return { values: mine, over: base() };
    const { fields, theirs, version } = conflict;
    const { merged } = mergeValues(base().values, mine, theirs);
    setConflict(null);
    const chosen = fields.filter((field) => choice[field] === 'theirs');
    const fromTheirs = Object.fromEntries(chosen.map((field) => [field, theirs[field]]));
    return { values: { ...merged, ...fromTheirs }, over: { values: theirs, version } };
  }

  return {
    conflict,
    meet,
    resolve,
    /** The choice is still open: leads there again. */
    ask: () => setConflict((open) => open && { ...open, number: open.number + 1 }),
  };
}
