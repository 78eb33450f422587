/** What the product is called where its operator says nothing else (operation-18). */
const PRODUCT = 'silverjobs';

/** The document's title: the page, the product, and how much waits for the user. */
export interface DocumentTitle {
  /** Name of the product. */
  readonly product: string;
  /** Names the page (layout-9). */
  setPage(title: string): void;
  /** Puts a number before the title; 0 takes it away. */
  setWaiting(count: number): void;
  /** The title without the number, as it is announced. */
  text(): string;
}

/** Creates what writes the document's title. Call its setters in effects only. */
export function createDocumentTitle(product = PRODUCT): DocumentTitle {
  let page: string | null = null;
  let waiting = 0;
  const text = (): string => (page === null ? document.title : `${page} · ${product}`);
  const write = (): void => {
    if (page !== null) document.title = waiting > 0 ? `(${waiting}) ${text()}` : text();
  };
  return {
    product,
    text,
    setPage: (title) => {
      page = title;
      write();
    },
    setWaiting: (count) => {
      waiting = count;
      write();
    },
  };
}
