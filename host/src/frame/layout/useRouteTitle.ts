import { useShell } from '@silverjobs/shell';
import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageRouteData } from '../../loading/load-page.ts';

/** Names the page of the current route in the document's title; the page may refine it. */
export function useRouteTitle(): void {
  const data = useMatches().at(-1)?.data as PageRouteData | undefined;
  const title = data?.kind === 'page' ? data.target.page.title : undefined;
  const shell = useShell();
  useLayoutEffect(() => {
    if (title) shell.title.setPage(title);
  }, [shell, title]);
}
