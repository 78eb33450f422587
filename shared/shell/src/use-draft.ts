import { useCallback, useEffect, useState } from 'react';
import type { KeptDraft } from './kept-drafts.ts';
import type { Parse } from './parse.ts';
import { useShell, useUser } from './shell-context.tsx';
import { DRAFT_PREFIX } from './storage.ts';

/** What the same user typed here before signing out, until it is taken or given up (layout-25). */
export interface DraftOffer {
  /** When it was put aside, in milliseconds since 1970. */
  at: number;
  take(): void;
  drop(): void;
}

/**
 * Input that survives closing, reload and an expired session (CON-09). The draft is read after the
 * first render, so that server and browser render alike.
 * @param key name of the draft in the user's storage; an empty one has no offer
 * @param parse checks a stored draft
 * @param empty the value without a draft; must be stable
 * @returns value, setter, a function that forgets the draft, and what is offered again
 */
export function useDraft<T>(key: string, parse: Parse<T>, empty: T) {
  const { storage } = useShell();
  const userId = useUser()?.id ?? null;
  const storageKey = `${DRAFT_PREFIX}${key}`;
  const [value, setValue] = useState<T>(empty);
  const [kept, setKept] = useState<KeptDraft<T> | null>(null);

  useEffect(() => {
    // A new `empty`, such as what was just saved, takes the place of what is no draft.
    setValue(storage.read(storageKey, parse) ?? empty);
  }, [storage, storageKey, parse, empty]);
  useEffect(() => {
    setKept(userId === null || key === '' ? null : storage.kept(userId, storageKey, parse));
  }, [storage, userId, key, storageKey, parse]);

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

  function drop() {
    setKept(null);
    if (userId !== null) storage.dropKept(userId, storageKey);
  }
  const offer: DraftOffer | null = kept && {
    at: kept.at,
    take: () => {
      change(kept.value);
      drop();
    },
    drop,
  };

  return { value, change, forget, offer };
}
