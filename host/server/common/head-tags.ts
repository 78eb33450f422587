import { BASE_PATH_ATTRIBUTE } from '@silverjobs/contract/base-path';
import { HEAD_MARK, headElements, type PageHead } from '@silverjobs/shell/page-head';
import { inlineText } from './html.ts';

/** What the head of a document is written with beside what its page declares. */
export interface HeadContext {
  /** Title for pages that declare none. */
  title: string;
  /** Name of the product. */
  product: string;
  /** What absolute addresses begin with, such as https://silverjobs.de. */
  origin: string;
}

/**
 * Title and descriptions of a document. What declares nothing is nobody's to list.
 * @param head what the page declares
 */
export function headTags(head: PageHead | null, { title, product, origin }: HeadContext): string {
  const { title: name = title, ...rest } = head ?? { title, unlisted: true };
  const declared: PageHead = { title: name, ...rest };
  const elements = headElements(declared, product, origin).map(
    ({ name: tag, attributes, text }) => {
      const written = Object.entries(attributes).map(
        ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
      );
      const begin = `<${tag}${written.join('')} ${HEAD_MARK}>`;
      return text === undefined ? begin : `${begin}${inlineText(text)}</${tag}>`;
    },
  );
  const whole = name && name !== product ? `${name} · ${product}` : product;
  return [`<title>${escapeHtml(whole)}</title>`, ...elements].join('\n');
}

/** Reads what a page declares; null where it declares nothing. */
export function readHead(json: string | null): PageHead | null {
  const head = JSON.parse(json ?? '{}') as Partial<PageHead>;
  return typeof head.title === 'string' ? { ...head, title: head.title } : null;
}

/** Text as it stands in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What tells a document's scripts below which path the product runs; nothing at the root of its origin. */
export function basePathAttribute(basePath: string): string {
  return basePath && ` ${BASE_PATH_ATTRIBUTE}="${escapeHtml(basePath)}"`;
}
