import type { State } from '../../engine.ts';

/** An earlier state of an assistant, and the turn that answered it. */
export type Step = { readonly state: State; readonly turn: number };

/** What all four assistants remember beside their own state. */
export type Memory = {
  /** How many more answers are to be quiet, since somebody was in distress. */
  readonly calm: number;
  /** How often somebody told of distress: the words of the answer change. */
  readonly told: number;
  /** Where 'zurück' leads, the newest last. */
  readonly steps: readonly Step[];
};

const NOTHING: Memory = { calm: 0, told: 0, steps: [] };
const STEPS_KEPT = 3;
/** The field of the stored state that is not the assistant's own. */
const FIELD = 'common';

/** Parts a stored state into what all share and what is the assistant's own. */
export function readMemory(state: State): { readonly memory: Memory; readonly own: State } {
  const { [FIELD]: common, ...own } = state;
  // Sessions live for a day and only writeMemory() writes this field.
  return { memory: { ...NOTHING, ...(common as Partial<Memory> | undefined) }, own };
}

export const writeMemory = (own: State, memory: Memory): State => ({ ...own, [FIELD]: memory });

/** Remembers the state that a message leaves behind. */
export const withStep = (memory: Memory, step: Step): Memory => ({
  ...memory,
  steps: [...memory.steps, step].slice(-STEPS_KEPT),
});
