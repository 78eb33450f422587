import { createAppStorage, useUser } from '@silverjobs/shell';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { StateSnapshot } from 'react-virtuoso';
import { findPlace, keepPlace, type ListPlace } from './list-place.ts';

/** The place in the list that a reader came back to, and a way to keep the present one. */
export interface PlaceMemory {
  /** undefined until it was looked for, after the first render: the server knows none. */
  returned: ListPlace | null | undefined;
  keep: (view: StateSnapshot, loaded: number, openedId: number | null) => void;
}

/** Remembers the place in the list in session storage, bound to the user (MSG-03). */
export function useListPlace(): PlaceMemory {
  const userId = useUser()?.id ?? 0;
  const storage = useMemo(() => createAppStorage(sessionStore()), []);
  const [returned, setReturned] = useState<ListPlace | null>();

  useLayoutEffect(() => {
    storage.bindTo(userId);
    setReturned(findPlace(storage));
  }, [storage, userId]);

  const known = returned !== undefined;
  const keep = useCallback<PlaceMemory['keep']>(
    (view, loaded, openedId) => {
      // The list reports its beginning before the place of the last visit was read.
      if (known) keepPlace(storage, { view, loaded, openedId });
    },
    [storage, known],
  );
  return { returned, keep };
}

/** The browser's session storage, or null where it is missing or forbidden. */
function sessionStore(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
