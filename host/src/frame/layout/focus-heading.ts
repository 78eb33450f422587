import { useShell } from '@silverjobs/shell';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const HEADING_WAIT_MS = 5_000;

/** Where a page may have put the focus itself. */
const OF_PAGE = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * Gives the focus to the page's heading as soon as there is one, and again to the one that follows
 * it when what was loading has come. A page that has put the focus somewhere itself (the row one
 * came from) keeps it there.
 * @param onFocus called when the heading has it
 * @returns ends the waiting
 */
export function focusHeading(onFocus: () => void): () => void {
  let before = document.activeElement;
  let focused: HTMLElement | null = null;

  /** Whether nothing is left to do. */
  const settle = (): boolean => {
    const active = document.activeElement;
    if (focused?.isConnected) return active !== focused;
    if (active !== before && active !== document.body) {
      // A drawer takes its link along, and gives the focus back to its button some steps later.
      const isGone = !focused && (before === document.body || !before?.isConnected);
      if (!isGone || active?.closest(OF_PAGE)) return true;
      before = active;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
    onFocus();
    return false;
  };

  const observer = new MutationObserver(() => {
    if (settle()) observer.disconnect();
  });
  const frame = requestAnimationFrame(() => {
    if (!settle()) observer.observe(document.body, { childList: true, subtree: true });
  });
  const stop = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(stop);
    observer.disconnect();
  };
}

/** After a navigation focus goes to the page's heading and the page is announced (layout-9). */
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
