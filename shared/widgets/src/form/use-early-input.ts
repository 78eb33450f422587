import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsOf } from './find-problems.ts';
import { typedInPage } from './typed-values.ts';

/**
 * Takes over what was typed into the page before its scripts ran.
 * @param take puts it into the form; called once a stored draft has been read
 * @returns what the fields hold until then, so that nothing typed goes meanwhile, and `adopt`, to be
 * called with the form on the page, once, before anything renders again
 */
export function useEarlyInput<V extends object>(values: V, take: (typed: Partial<V>) => void) {
  const [early, setEarly] = useState<Partial<V> | null>(null);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (!early) return;
    takeNow(early);
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
