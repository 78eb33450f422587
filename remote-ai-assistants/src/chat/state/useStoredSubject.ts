import { type Parse, useShell } from '@silverjobs/shell';
import { useCallback, useEffect, useState } from 'react';

/**
 * What another page left for a conversation to be about, read after the first render (assistants-31).
 * @param parse checks the stored value; must be stable
 */
export function useStoredSubject<T>(key: string, parse: Parse<T>) {
  const { storage } = useShell();
  const [state, setState] = useState<{ isRead: boolean; value: T | null }>({
    isRead: false,
    value: null,
  });

  useEffect(
    () => setState({ isRead: true, value: storage.read(key, parse) }),
    [storage, key, parse],
  );

  const forget = useCallback(() => {
    storage.write(key, null);
    setState({ isRead: true, value: null });
  }, [storage, key]);

  return { ...state, forget };
}
