import { useShell } from '@silverjobs/shell';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** After a navigation focus goes to the page's heading and the page is announced (LAY-09). */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { announce, title } = useShell();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return focusHeading(() => announce(title.text()));
  }, [pathname, announce, title]);
}
