/** What a page says of itself to browsers, search engines and whoever shows a preview of its link. */
export interface PageHead {
  /** Without the product's name, which follows it. */
  title: string;
  description?: string | undefined;
  /** Path under which the page is known, where several addresses lead to it. */
  canonical?: string | undefined;
  /** Path of the picture in a preview of the link. */
  image?: string | undefined;
  /** What the page is for a preview; `website` by default. */
  type?: 'website' | 'article' | undefined;
  /** Not to be listed by search engines. */
  unlisted?: boolean | undefined;
  /** Descriptions by schema.org; `{origin}` in them stands for what addresses of this product begin with. */
  structuredData?: readonly object[] | undefined;
  /** What the document is answered with, where it is not 200. */
  status?: 404 | 410 | undefined;
  /** Path of the page instead of which this address is asked for, for good. */
  movedTo?: string | undefined;
}

/** Hears on the server what the rendered page declares; the last one counts, as it does in the browser. */
export interface HeadCollector {
  declared: PageHead | null;
}

/** Marks the elements that a page's declaration has made. */
export const HEAD_MARK = 'data-head';

/** An element of a document's head: its name, its attributes, its text. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/**
 * The elements that a declaration stands for, but for the title. The same on the server and in the browser.
 * @param product name of the product
 * @param origin what addresses of this product begin with, without a slash at the end
 */
export function headElements(head: PageHead, product: string, origin: string): HeadElement[] {
  const { title, description, canonical, image, type = 'website', unlisted, structuredData } = head;
  const meta = (key: 'name' | 'property', name: string, content: string): HeadElement => ({
    name: 'meta',
    attributes: { [key]: name, content },
  });
  const address = canonical === undefined ? undefined : `${origin}${canonical}`;
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(unlisted ? [meta('name', 'robots', 'noindex')] : []),
    ...(address
      ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: address } }]
      : []),
    ...(unlisted
      ? []
      : [
          meta('property', 'og:title', title),
          meta('property', 'og:site_name', product),
          meta('property', 'og:locale', 'de_DE'),
          meta('property', 'og:type', type),
          ...(description ? [meta('property', 'og:description', description)] : []),
          ...(address ? [meta('property', 'og:url', address)] : []),
          ...(image ? [meta('property', 'og:image', `${origin}${image}`)] : []),
          meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
        ]),
    ...(structuredData ?? []).map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replaceAll('{origin}', origin),
    })),
  ];
}

/**
 * Puts what a page declares in the place of what stood there, its own included.
 * @returns what takes it away again
 */
export function applyHead(document: Document, head: PageHead, product: string): () => void {
  const clear = (): void => {
    for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
  };
  clear();
  const { origin } = document.location;
  document.head.append(
    ...headElements(head, product, origin).map(({ name, attributes, text }) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        element.setAttribute(attribute, value);
      }
      element.setAttribute(HEAD_MARK, '');
      // Data, which no browser runs: as a node it is no text that could become a script.
      if (text !== undefined) element.append(document.createTextNode(text));
      return element;
    }),
  );
  return clear;
}
