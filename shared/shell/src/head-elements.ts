import { basePath } from '@silverjobs/contract/base-path';

/** What a page says of itself to browsers, search engines and whoever shows a preview of its link. */
export interface PageHead {
  /** Without the product's name, which follows it. */
  title: string;
  description?: string | undefined;
  /** Path under which the page is known, where several addresses lead to it. */
  canonical?: string | undefined;
  /** Path of the picture in a preview of the link, as large as that of the site; by default that one. */
  image?: string | undefined;
  /** What the page is for a preview; `website` by default. */
  type?: 'website' | 'article' | undefined;
  /** Not to be listed by search engines. */
  unlisted?: boolean | undefined;
  /** Paths of feeds with what the page lists, for programs that read them. */
  feeds?: { rss: string; atom: string } | undefined;
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

/** Path of the picture of pages without their own, and how large all of them are, in pixels (public-8). */
const SITE_PICTURE = '/link-bild.png';
const PICTURE_SIZE = { width: '1200', height: '630' };

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
  const { title, description, canonical, type = 'website', unlisted, structuredData } = head;
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
    ...Object.entries(head.feeds ?? {}).map(([format, path]) => ({
      name: 'link' as const,
      attributes: {
        rel: 'alternate',
        type: `application/${format}+xml`,
        title,
        href: `${origin}${path}`,
      },
    })),
    ...(unlisted
      ? []
      : [
          meta('property', 'og:title', title),
          meta('property', 'og:site_name', product),
          meta('property', 'og:locale', 'de_DE'),
          meta('property', 'og:type', type),
          ...(description ? [meta('property', 'og:description', description)] : []),
          ...(address ? [meta('property', 'og:url', address)] : []),
          meta('property', 'og:image', `${origin}${head.image ?? SITE_PICTURE}`),
          // Networks that know the size show it with the first link already.
          meta('property', 'og:image:width', PICTURE_SIZE.width),
          meta('property', 'og:image:height', PICTURE_SIZE.height),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...(structuredData ?? []).map((data) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replaceAll('{origin}', origin),
    })),
  ];
}

/**
 * Puts what a page declares in the place of what stood there, its own included. Data by schema.org is written
 * by the server alone, since no text may become a script here; what is not of this page goes (delivery-69).
 * @returns what takes it away again
 */
export function applyHead(document: Document, head: PageHead, product: string): () => void {
  const elements = headElements(head, product, `${document.location.origin}${basePath()}`);
  const texts = new Set(elements.map(({ text }) => text));
  const clear = (isKept = (_: Element) => false): void => {
    for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) {
      if (!isKept(element)) element.remove();
    }
  };
  clear(
    ({ localName, textContent }) => localName === 'script' && texts.has(normalJson(textContent)),
  );
  document.head.append(
    ...elements.flatMap(({ name, attributes }) => {
      if (name === 'script') return [];
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        element.setAttribute(attribute, value);
      }
      element.setAttribute(HEAD_MARK, '');
      return [element];
    }),
  );
  return () => clear();
}

/** JSON without the escapes that the document needs. */
function normalJson(text: string | null): string {
  return JSON.stringify(JSON.parse(text ?? 'null'));
}
