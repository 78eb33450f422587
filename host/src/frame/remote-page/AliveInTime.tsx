import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { holdPressesLonger } from '../../loading/early-presses.ts';
import { LoadError } from '../../loading/load-failure.ts';
import { PENDING_TIMEOUT_MS, PendingPage } from './PendingPage.tsx';

/**
 * A page that waits for something of its own shows that it does, and not for ever. One that the server
 * has drawn stays as it is while the browser waits, so nothing but time tells that it never comes alive.
 */
export function AliveInTime({ children }: { children: ReactNode }) {
  const alive = useRef(false);
  const releasePresses = useRef(() => {});
  const [late, setLate] = useState(false);
  const noteAlive = useCallback(() => {
    alive.current = true;
    releasePresses.current();
  }, []);
  useEffect(() => {
    if (!alive.current) releasePresses.current = holdPressesLonger();
    const timer = setTimeout(() => setLate(!alive.current), PENDING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      releasePresses.current();
    };
  }, []);
  if (late) throw new LoadError('timeout', 'The page did not come alive.');
  return (
    <Suspense fallback={<PendingPage />}>
      <Alive onAlive={noteAlive} />
      {children}
    </Suspense>
  );
}

function Alive({ onAlive }: { onAlive: () => void }): null {
  useEffect(onAlive, [onAlive]);
  return null;
}
