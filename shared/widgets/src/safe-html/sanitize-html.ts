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
