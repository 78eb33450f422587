import { useEffect } from 'react';
import type { PageHead } from './head-elements.ts';
import { useShell } from './shell-context.tsx';

/**
 * Declares the head of the page (delivery-69). On the server the document is composed with it, in the browser
 * it follows every navigation and change.
 */
export function usePageHead(head: PageHead): void {
  const shell = useShell();
  if (shell.heads) shell.heads.declared = head;
  const text = JSON.stringify(head);
  useEffect(() => {
    const declared = JSON.parse(text) as PageHead;
    shell.title.setPage(declared.title);
    // Nobody reads it on the pages of an account, so it comes with the first page for everybody.
    let clear: (() => void) | null = null;
    let left = false;
    void import('./head-elements.ts').then(
      ({ applyHead }) => {
        clear = applyHead(document, declared, shell.title.product);
        if (left) clear();
      },
      () => {},
    );
    return () => {
      left = true;
      clear?.();
    };
  }, [shell, text]);
}

/**
 * Names a page that is nobody else's business (layout-9). The host sets the title of the route before
 * effects run, so a page whose title depends on data wins with its own.
 */
export function PageTitle({ title }: { title: string }): null {
  const shell = useShell();
  if (shell.heads) shell.heads.declared = { title, unlisted: true };
  useEffect(() => shell.title.setPage(title), [shell, title]);
  return null;
}
