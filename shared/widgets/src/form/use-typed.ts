import { useDraft } from '@silverjobs/shell';
import { useCallback, useRef, useState } from 'react';
import { fieldsOf } from './find-problems.ts';
import type { FormOptions } from './form-types.ts';
import { draftParser, sameValues } from './typed-values.ts';

const NOTHING = {};

/** The values of a form: what is known, and over it what was typed, now or at an earlier time. */
export function useTyped<V extends object>(
  options: Pick<FormOptions<V, never, never>, 'initial' | 'draft' | 'keep'>,
) {
  const { initial, draft } = options;
  const [parse] = useState(() => draftParser(options));
  const stored = useDraft<Partial<V>>(draft ?? '', parse, NOTHING);
  const [unstored, setUnstored] = useState<Partial<V>>(NOTHING);
  const [touched, setTouched] = useState(false);
  const typed = draft === undefined ? unstored : stored.value;
  const values = { ...initial, ...typed } as V;
  // Two changes of one event, and what an answer meets that comes much later.
  const latest = useRef(values);
  latest.current = values;

  const write = draft === undefined ? setUnstored : stored.change;
  const forgetStored = draft === undefined ? () => setUnstored(NOTHING) : stored.forget;

  function set(part: Partial<V>) {
    setTouched(true);
    latest.current = { ...latest.current, ...part };
    const changed = fieldsOf(initial).filter(
      (field) => field in part || field in typed || latest.current[field] !== initial[field],
    );
    write(Object.fromEntries(changed.map((field) => [field, latest.current[field]])) as Partial<V>);
    return latest.current;
  }

  function forget() {
    latest.current = initial;
    forgetStored();
    setTouched(false);
  }

  const changed = !sameValues(initial, values);
  return {
    values,
    set,
    forget,
    latest: useCallback(() => latest.current, []),
    changed,
    /** What is shown comes from an earlier time and is not sent. */
    recovered: changed && !touched,
  };
}

/** What stands in a form that is not on this page, for a hint that it was begun. */
export function useFormDraft<V extends object>(
  options: Pick<FormOptions<V, never, never>, 'initial' | 'draft' | 'keep'>,
): V {
  return useTyped(options).values;
}
