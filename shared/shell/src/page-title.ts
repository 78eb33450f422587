import { useEffect } from 'react';
import { useShell } from './shell-context.tsx';

/**
 * Names the page in the document's title (layout-9). The host sets the title of the route before
 * effects run, so a page whose title depends on data wins with its own.
 */
export function PageTitle({ title }: { title: string }): null {
  const shell = useShell();
  useEffect(() => shell.title.setPage(title), [shell, title]);
  return null;
}
