import { createAppStorage, sessionStore, useUser } from '@silverjobs/shell';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { StateSnapshot } from 'react-virtuoso';
import {
  restoredConversationPosition,
  type ScrollPosition,
  storeScrollPosition,
} from './scroll-position.ts';

/** The place in the list that a reader came back to, and a way to keep the present one. */
export interface ScrollMemory {
  /** undefined until it was looked for, after the first render: the server knows none. */
  returned: ScrollPosition | null | undefined;
  store: (view: StateSnapshot, loaded: number, openedId: number | null) => void;
}

/** Remembers the place in the list in session storage, bound to the user (messages-4). */
export function useScrollMemory(): ScrollMemory {
  const userId = useUser()?.id ?? 0;
  const storage = useMemo(() => createAppStorage(sessionStore()), []);
  const [returned, setReturned] = useState<ScrollPosition | null>();

  useLayoutEffect(() => {
    storage.bindTo(userId);
    setReturned(restoredConversationPosition(storage));
  }, [storage, userId]);

  const known = returned !== undefined;
  const store = useCallback<ScrollMemory['store']>(
    (view, loaded, openedId) => {
      // The list reports its beginning before the place of the last visit was read.
      if (known) storeScrollPosition(storage, { view, loaded, openedId });
    },
    [storage, known],
  );
  return { returned, store };
}
