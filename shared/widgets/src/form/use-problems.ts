import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsOf, findProblems } from './find-problems.ts';
import type { FieldOf, FormOptions, Problem } from './form-types.ts';

/** Up to here all fields are in sight at once, and one can be led to the wrong one. */
const SHORT_FORM = 3;

/** What was found by an attempt to send. */
interface Attempt<V> {
  /** Counts the attempts. */
  number: number;
  /** Fields that were wrong and have not become right since. */
  wrong: readonly FieldOf<V>[];
  /** Refused by the server; until the field changes. */
  refused: Problem<V> | null;
  /** The problems stand above the form too, and the focus is there. */
  summary: boolean;
}

const NONE = { number: 0, wrong: [], refused: null, summary: false };

/**
 * The problems of a form, and where the focus goes (docs/decisions/0021-one-form.md): they come with
 * an attempt to send, and each goes when its field becomes right.
 */
export function useProblems<V extends object>(
  options: Pick<FormOptions<V, never, never>, 'initial' | 'rules' | 'findMore'>,
  values: V,
  idOf: (field: FieldOf<V>) => string,
) {
  const [attempt, setAttempt] = useState<Attempt<V>>(NONE);
  const { number, wrong, refused, summary } = attempt;
  const found = wrong.length === 0 ? [] : findProblems(options, values);
  const problems = [
    ...found.filter(({ field }) => wrong.includes(field)),
    ...(refused ? [refused] : []),
  ];
  const focusFirst = useEffectEvent(() => {
    if (!summary && problems[0]) document.getElementById(idOf(problems[0].field))?.focus();
  });

  useEffect(() => {
    // After the text stands at the field, so that it is read out with it.
    if (number > 0) focusFirst();
  }, [number]);

  /** Looks what is wrong before it is sent; true when nothing is. */
  function check(now: V): boolean {
    const next = findProblems(options, now);
    // Lists are kept beside what one fills in.
    const filledIn = fieldsOf(options.initial).filter(
      (one) => !Array.isArray(options.initial[one]),
    );
    setAttempt({
      number: number + 1,
      wrong: next.map(({ field }) => field),
      refused: null,
      summary: next.length > 1 || (filledIn.length > SHORT_FORM && next.length > 0),
    });
    return next.length === 0;
  }

  /** Says what is wrong with one field and leads there. */
  function refuse(problem: Problem<V>) {
    setAttempt((before) => ({
      number: before.number + 1,
      wrong: [],
      refused: problem,
      summary: false,
    }));
  }

  function clear() {
    setAttempt((before) => ({ ...NONE, number: before.number }));
  }

  /** Fields have changed. */
  function look(next: V, changed: Partial<V>) {
    if (wrong.length === 0 && !refused) return;
    const still = findProblems(options, next).map(({ field }) => field);
    setAttempt((before) => ({
      ...before,
      wrong: before.wrong.filter((field) => still.includes(field)),
      refused: before.refused && before.refused.field in changed ? null : before.refused,
    }));
  }

  return { problems, summary: summary && problems.length > 0, number, check, refuse, clear, look };
}
