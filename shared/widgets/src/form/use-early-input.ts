import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from './find-problems.ts';
import { typedInPage } from './typed-values.ts';

/**
 * Takes over what was typed into the page before its scripts ran.
 * @param take puts it into the form; called once a stored draft has been read
 * @returns what the fields hold until then, so that nothing typed goes meanwhile, and `adopt`, to be
 * called with the form on the page, once, before anything is drawn anew
 */
export function useEarlyInput<V extends object>(values: V, take: (typed: Partial<V>) => void) {
  const [early, setEarly] = useState<Partial<V> | null>(null);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!early) return;
    latest.current(early);
    setEarly(null);
  }, [early]);
  return {
    shown: early ? { ...values, ...early } : values,
    adopt: (page: HTMLFormElement) => {
      const typed = typedInPage(page, values);
      if (fieldsOf(typed).length > 0) setEarly(typed);
    },
  };
}
