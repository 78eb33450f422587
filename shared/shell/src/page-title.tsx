/** Name of the product in document titles. */
const PRODUCT = 'silverjobs';

/**
 * Names the page in the document's title (LAY-09). The host sets the title of the route; a page
 * whose title depends on data renders this with its own.
 */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${PRODUCT}`}</title>;
}
