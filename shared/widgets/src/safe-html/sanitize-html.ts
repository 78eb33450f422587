import DOMPurify, { type Config } from 'dompurify';
import { plainTags } from './plain-tags.ts';

/** What employers may use in a description; everything else loses its tags or is dropped. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'abbr'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  'a',
];

const ALLOWED_ATTR = ['href', 'lang', 'colspan', 'rowspan'];

const CONFIG = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Makes foreign HTML harmless: no script, handler, style, frame, form, image or id is left (jobs-42).
 * The one place of the application that does so; needs a DOM.
 * @param html HTML from outside
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(plainTags(html, ALLOWED_TAGS, ALLOWED_ATTR), CONFIG);
}

/** What programs say about the looks of their text, under names that no browser acts on. */
const LOOKS = ['data-class', 'data-style', 'data-role', 'data-start'] as const;

/**
 * Makes HTML from a clipboard harmless, as sanitizeHtml; class, style, role and start stay under names of
 * their own, to be read where lists and bold words are told by their looks alone.
 * @param html HTML that somebody pastes
 */
export function sanitizePasted(html: string): DocumentFragment {
  const plain = plainTags(html, ALLOWED_TAGS, ALLOWED_ATTR, {
    class: 'data-class',
    style: 'data-style',
    role: 'data-role',
    start: 'data-start',
  });
  return DOMPurify.sanitize(plain, {
    ...CONFIG,
    ALLOWED_ATTR: [...ALLOWED_ATTR, ...LOOKS],
    ADD_URI_SAFE_ATTR: [...LOOKS],
  });
}
