import { useEffect } from 'react';

/** Name of the product in document titles. */
const PRODUCT = 'silverjobs';

/** The document's title for a page. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} · ${PRODUCT}`;
}

/**
 * Names the page in the document's title (LAY-09). The host sets the title of the route before
 * effects run, so a page whose title depends on data wins with its own.
 */
export function PageTitle({ title }: { title: string }): null {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return null;
}
