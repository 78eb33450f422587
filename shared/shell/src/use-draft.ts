import { useCallback, useEffect, useState } from 'react';
import type { KeptDraft } from './kept-drafts.ts';
import type { Parse } from './parse.ts';
import { useSession, useShell } from './shell-context.tsx';
import { DRAFT_PREFIX, KEPT_KEY } from './storage.ts';

/** What the same user typed here before signing out, until it is taken or given up (layout-25). */
export interface DraftOffer {
  /** When it was put aside, in milliseconds since 1970. */
  at: number;
  take(): void;
  drop(): void;
}

/** Whose drafts are offered: a user's, nobody's (null), or none while that is not known yet. */
const useOwner = () =>
  useSession(({ status, user }) => user?.id ?? (status === 'anonymous' ? null : undefined));

/**
 * Input that survives closing, reload and an expired session (jobs-55). The draft is read after the
 * first render, so that server and browser render alike.
 * @param key name of the draft in the user's storage; an empty one has no offer
 * @param parse checks a stored draft
 * @param empty the value without a draft; must be stable
 * @returns value, setter, functions that forget the draft, with what is offered again (it was sent) or
 *   without (nothing was typed), and that offer
 */
export function useDraft<T>(key: string, parse: Parse<T>, empty: T) {
  const { storage } = useShell();
  const owner = useOwner();
  const storageKey = `${DRAFT_PREFIX}${key}`;
  const [value, setValue] = useState<T>(empty);
  const [kept, setKept] = useState<KeptDraft<T> | null>(null);

  useEffect(() => {
    // A new `empty`, such as what was just saved, takes the place of what is no draft.
    setValue(storage.read(storageKey, parse) ?? empty);
  }, [storage, storageKey, parse, empty]);
  const findKept = useCallback(
    () => (owner === undefined || key === '' ? null : storage.kept(owner, storageKey, parse)),
    [storage, owner, key, storageKey, parse],
  );
  useEffect(() => {
    setKept(findKept());
    // Another tab may take it, give it up or send it.
    const follow = (event: StorageEvent) => {
      if (event.key === KEPT_KEY) setKept(findKept());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [findKept]);

  const change = useCallback(
    (next: T) => {
      setValue(next);
      storage.write(storageKey, next);
    },
    [storage, storageKey],
  );
  const reset = useCallback(() => {
    setValue(empty);
    storage.write(storageKey, null);
  }, [storage, storageKey, empty]);
  const drop = useCallback(() => {
    setKept(null);
    if (owner !== undefined && key !== '') storage.dropKept(owner, storageKey);
  }, [storage, owner, key, storageKey]);
  const forget = useCallback(() => {
    reset();
    // What was sent, or given up, must not be offered again as an earlier version of itself.
    drop();
  }, [reset, drop]);

  const offer: DraftOffer | null = kept && {
    at: kept.at,
    take: () => {
      change(kept.value);
      drop();
    },
    drop,
  };

  return { value, change, forget, reset, offer };
}
