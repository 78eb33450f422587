import { useShell } from '@silverjobs/shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Once another page is shown, the secret of a link is of no use, only of harm. */
export function useClearLinkToken(): void {
  const { linkToken } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (linkToken.current?.path !== pathname) linkToken.current = null;
  }, [linkToken, pathname]);
}
