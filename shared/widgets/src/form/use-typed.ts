import { useDraft } from '@silverjobs/shell';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fieldsOf } from './find-problems.ts';
import type { Base, FormOptions, Typed } from './form-types.ts';
import { draftParser, sameValues } from './typed-values.ts';

const NOTHING = {};

/** The values of a form: what is known, and over it what was typed, now or at an earlier time. */
export function useTyped<V extends object>(
  options: Pick<FormOptions<V, never, never>, 'initial' | 'draft' | 'typed' | 'keep' | 'version'>,
) {
  const { initial, draft, version, typed: elsewhere } = options;
  const [parse] = useState(() => draftParser(options));
  const stored = useDraft<Typed<V>>(draft ?? '', parse, NOTHING);
  const [unstored, setUnstored] = useState<Typed<V>>(NOTHING);
  const [touched, setTouched] = useState(false);
  const kept = draft === undefined ? unstored : stored.value;
  const { $base, ...typed } = elsewhere?.value ?? kept;
  const values = { ...initial, ...typed } as V;
  // Two changes of one event, and what an answer meets that comes much later.
  const latest = useRef(values);
  const base = useRef<Base<V>>({ values: initial, version });
  useLayoutEffect(() => {
    latest.current = values;
    // Until something is typed the form follows what is stored; a draft keeps what it was typed over.
    base.current = $base ?? { values: initial, version };
  });

  const write = elsewhere?.change ?? (draft === undefined ? setUnstored : stored.change);

  /** @param over what another window has saved, once that is taken into account */
  function set(part: Partial<V>, over: Base<V> = base.current) {
    setTouched(true);
    latest.current = { ...latest.current, ...part };
    base.current = over;
    const changed = fieldsOf(initial).filter(
      (field) => field in part || field in typed || latest.current[field] !== initial[field],
    );
    const fields = Object.fromEntries(changed.map((field) => [field, latest.current[field]]));
    write({ ...fields, ...(over.version !== undefined && { $base: over }) } as Typed<V>);
    return latest.current;
  }

  function reset() {
    latest.current = initial;
    base.current = { values: initial, version };
    if (elsewhere) elsewhere.forget();
    else if (draft === undefined) setUnstored(NOTHING);
    // The host of an earlier release knows one way only.
    else (stored.reset ?? stored.forget)();
    setTouched(false);
  }

  function forget() {
    reset();
    if (draft !== undefined) stored.forget();
  }

  const changed = !sameValues(initial, values);
  return {
    values,
    set,
    /** It was sent or given up: neither it nor what was typed before the last sign-out comes back. */
    forget,
    /** As if nothing had been typed now; what was typed before the last sign-out stays on offer. */
    reset,
    latest: useCallback(() => latest.current, []),
    /** The record that was typed over. */
    base: useCallback(() => base.current, []),
    changed,
    /** What was typed before the last sign-out; once something else is typed, that counts. */
    offer: draft === undefined || changed ? null : stored.offer,
    /** What is shown comes from an earlier time and is not sent. */
    recovered: changed && !touched,
  };
}
