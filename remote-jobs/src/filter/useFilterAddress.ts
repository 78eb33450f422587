import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Throttled, throttle, urlThrottleMs } from './url-throttle.ts';

/** Gets the query of that moment and returns the wanted one. */
type Change = (search: string) => string;

/** How a change of the query becomes part of the history. */
type Entry = 'push' | 'replace';

/**
 * Writes the query of the address, throttled (jobs-10). What the reader changed is an entry of the
 * history, so that going back undoes it (jobs-93).
 */
export function useFilterAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const latest = useRef({ location, navigate });
  useEffect(() => {
    latest.current = { location, navigate };
  });

  const [writer] = useState<Throttled<{ change: Change; entry: Entry }>>(() =>
    throttle(
      ({ change, entry }) => {
        const { location: now, navigate: go } = latest.current;
        const search = change(now.search);
        if (search === now.search) return;
        const replace = entry === 'replace';
        go(
          { ...now, search },
          { replace, preventScrollReset: true, state: replace ? now.state : null },
        );
      },
      () => urlThrottleMs(navigator.userAgent),
      // Of some changes together one of the reader's makes the entry.
      (waiting, next) => (waiting.entry === 'push' ? { ...next, entry: 'push' } : next),
    ),
  );
  useEffect(() => writer.cancel, [writer]);
  const { key } = location;
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // What still waits belongs to the entry that was left.
    if (kind === 'POP') writer.cancel();
  }, [key, kind, writer]);
  const write = useCallback(
    (change: Change, entry: Entry) => writer.call({ change, entry }),
    [writer],
  );
  return { search: location.search, fromHistory: kind === 'POP', write };
}
