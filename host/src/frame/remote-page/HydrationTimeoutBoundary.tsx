import { FullScreenSpinner } from '@silverjobs/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { deferClickReplay } from '../../loading/click-replay.ts';
import { LoadError } from '../../loading/load-failure.ts';

/** A failure shows within 10 s, whatever a page waits for; its code took some of them. */
const PENDING_TIMEOUT_MS = 7_500;

interface HydrationTimeoutProps {
  /** Called once the page below is hydrated, or rendered where there was nothing to hydrate. */
  onShown?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Fails when the page below is not hydrated in time. What the server has rendered stays visible while
 * React waits for the page, so only a timer can tell that it never will be.
 */
export function HydrationTimeoutBoundary({ onShown, children }: HydrationTimeoutProps) {
  const hydrated = useRef(false);
  const allowReplay = useRef(() => {});
  const [late, setLate] = useState(false);
  const onHydrated = useCallback(() => {
    hydrated.current = true;
    allowReplay.current();
    onShown?.();
  }, [onShown]);
  useEffect(() => {
    if (!hydrated.current) allowReplay.current = deferClickReplay();
    const timer = setTimeout(() => setLate(!hydrated.current), PENDING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      allowReplay.current();
    };
  }, []);
  if (late) throw new LoadError('timeout', 'The page was not hydrated in time.');
  return (
    <Suspense fallback={<PendingPage />}>
      <Hydrated onHydrated={onHydrated} />
      {children}
    </Suspense>
  );
}

/** Its effect runs once React has hydrated the Suspense boundary that it stands in. */
function Hydrated({ onHydrated }: { onHydrated: () => void }): null {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Shown while a page suspends; not for ever. */
function PendingPage() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PENDING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late)
    throw new LoadError('timeout', `The page did not render within ${PENDING_TIMEOUT_MS} ms.`);
  return (
    <>
      <h1 className="sj-visually-hidden">Seite wird geladen</h1>
      <FullScreenSpinner label="Seite wird geladen …" />
    </>
  );
}
