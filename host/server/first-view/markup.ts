import { STYLE_ATTRIBUTE } from '../../common/document-names.ts';

/** How React marks what it could not finish: it threw, or it waits for something. */
const UNFINISHED = '<!--$!-->';

/** Whether a part of the page is missing in the markup. */
export function hasSuspenseFallback(html: string): boolean {
  return html.includes(UNFINISHED);
}

const STYLE_BEGIN = '<style data-emotion=';
const STYLE_END = '</style>';

/**
 * Takes the style elements that were made while the page was rendered out of it, for the head. In the
 * browser they are no part of the tree, and hydrating it would fail at the first of them.
 */
export function extractStyles(html: string): { html: string; styles: string } {
  const [before = '', ...rest] = html.split(STYLE_BEGIN);
  const parts = rest.map((text) => text.split(STYLE_END));
  return {
    html: before + parts.map(([, ...after]) => after.join(STYLE_END)).join(''),
    styles: parts.map(([style]) => `${STYLE_BEGIN}${style}${STYLE_END}`).join(''),
  };
}

/** Markup without style attributes; an inline script puts them back. React escapes quotes in texts. */
export function encodeStyleAttributes(html: string): string {
  return html.replaceAll(' style="', ` ${STYLE_ATTRIBUTE}="`);
}
