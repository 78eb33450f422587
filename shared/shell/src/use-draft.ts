import { useCallback, useEffect, useState } from 'react';
import { useShell } from './shell-context.tsx';
import type { Parse } from './storage.ts';

/**
 * Input that survives closing, reload and an expired session (CON-09). The draft is read after the
 * first render, so that server and browser render alike.
 * @param key name of the draft in the user's storage
 * @param parse checks a stored draft
 * @param empty the value without a draft; must be stable
 * @returns value, setter, and a function that forgets the draft
 */
export function useDraft<T>(key: string, parse: Parse<T>, empty: T) {
  const { storage } = useShell();
  const storageKey = `draft.${key}`;
  const [value, setValue] = useState<T>(empty);

  useEffect(() => {
    // A new `empty`, such as what was just saved, takes the place of what is no draft.
    setValue(storage.read(storageKey, parse) ?? empty);
  }, [storage, storageKey, parse, empty]);

  const change = useCallback(
    (next: T) => {
      setValue(next);
      storage.write(storageKey, next);
    },
    [storage, storageKey],
  );
  const forget = useCallback(() => {
    setValue(empty);
    storage.write(storageKey, null);
  }, [storage, storageKey, empty]);

  return { value, change, forget };
}
