import { useShell } from '@silverjobs/shell';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const HEADING_WAIT_MS = 5_000;

/**
 * After a navigation focus goes to the page's heading and the page is announced (LAY-09). A page
 * that has put the focus somewhere itself (the row one came from) keeps it there.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { announce, title } = useShell();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;

    const focusHeading = (): boolean => {
      const active = document.activeElement;
      if (active !== before && active !== document.body) return true;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announce(title.text());
      return true;
    };

    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    const frame = requestAnimationFrame(() => {
      if (!focusHeading()) observer.observe(document.body, { childList: true, subtree: true });
    });
    const stop = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(stop);
      observer.disconnect();
    };
  }, [pathname, announce, title]);
}
