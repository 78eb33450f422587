import { REDIRECT_STORED_PATH_LIFETIME_MS } from '@silverjobs/contract/constants';
import { FullScreenSpinner } from '@silverjobs/ui';
import { useEffect } from 'react';
import { useStoredRedirect } from '../session/stored-redirect-context.tsx';

/** Shows while the user is being loaded (ACC-03); after 4 s it removes the stored path (ACC-05). */
export function BootSpinner() {
  const redirect = useStoredRedirect();
  useEffect(() => {
    const timer = setTimeout(redirect.forget, REDIRECT_STORED_PATH_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [redirect]);
  return (
    <main>
      <h1 className="sj-visually-hidden">silverjobs</h1>
      <FullScreenSpinner label="Seite wird geladen …" />
    </main>
  );
}
