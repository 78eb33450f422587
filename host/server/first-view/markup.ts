/** How React marks what it could not finish: it threw, or it waits for something. */
const UNFINISHED = '<!--$!-->';

/** Whether a part of the page is missing in the markup. */
export function holdsUnfinished(html: string): boolean {
  return html.includes(UNFINISHED);
}

const STYLE_BEGIN = '<style data-emotion=';
const STYLE_END = '</style>';

/**
 * Takes the style elements that were made while the page was drawn out of it, for the head. In the
 * browser they are no part of the tree, and taking it over would fail at the first of them.
 */
export function splitStyles(html: string): { html: string; styles: string } {
  const [before = '', ...rest] = html.split(STYLE_BEGIN);
  const parts = rest.map((text) => text.split(STYLE_END));
  return {
    html: before + parts.map(([, ...after]) => after.join(STYLE_END)).join(''),
    styles: parts.map(([style]) => `${STYLE_BEGIN}${style}${STYLE_END}`).join(''),
  };
}

/** Carries a style past the policy, which knows no style attributes (delivery-49). */
const CARRIED = 'data-sj-style';

/** Markup without style attributes; `applyStyles` puts them back. React escapes quotes in texts. */
export function carryStyles(html: string): string {
  return html.replaceAll(' style="', ` ${CARRIED}="`);
}

/**
 * Runs in the document, as text, right behind the markup and before its first frame: what is set by
 * a script is no style attribute. It must not use anything from outside itself.
 */
export function applyStyles(name: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${name}]`)) {
    element.style.cssText = element.getAttribute(name) ?? '';
    element.removeAttribute(name);
  }
}

/** Name that `applyStyles` is given. */
export const CARRIED_STYLE = CARRIED;
