import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Throttled, throttle, urlThrottleMs } from './url-throttle.ts';

/**
 * Writes the query of the address, throttled and without a new entry in the history (POOL-09).
 * @returns the query as it is, and a function that changes it: it gets the query of that moment and
 *   returns the wanted one
 */
export function useFilterAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useEffect(() => {
    latest.current = { location, navigate };
  });

  const [writer] = useState<Throttled<(search: string) => string>>(() =>
    throttle(
      (change) => {
        const { location: now, navigate: go } = latest.current;
        const search = change(now.search);
        if (search === now.search) return;
        go({ ...now, search }, { replace: true, preventScrollReset: true, state: now.state });
      },
      () => urlThrottleMs(navigator.userAgent),
    ),
  );
  useEffect(() => writer.cancel, [writer]);
  const write = useCallback((change: (search: string) => string) => writer.call(change), [writer]);
  return { search: location.search, write };
}
