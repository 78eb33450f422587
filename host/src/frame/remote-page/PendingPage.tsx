import { FullScreenSpinner } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { LoadError } from '../../loading/load-failure.ts';

/** A failure shows within 10 s, whatever a page waits for; its code took some of them. */
export const PENDING_TIMEOUT_MS = 7_500;

/** Shown while a page suspends; not for ever. */
export function PendingPage() {
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
