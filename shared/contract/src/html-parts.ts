/** A piece of an HTML text: words between tags, or a tag by its name in small letters. */
export type HtmlPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly closing: boolean };

/** Elements whose content nobody sees. */
export const UNSEEN_ELEMENTS: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'title',
];
const NAME = /^<(\/?)([a-z][a-z0-9]*)/i;
const SPACE = { kind: 'text', text: ' ' } as const;

/**
 * The pieces of an HTML text in their order, without comments and what nobody sees; entities stay as
 * they are. One pass, because a pattern that looks for the end of every tag takes the square of the
 * length for a text of '<' (formats-14).
 */
export function* htmlParts(html: string): Generator<HtmlPart> {
  const small = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) yield { kind: 'text', text: html.slice(at, start) };
    const isComment = html.startsWith('<!--', start);
    const end = html.indexOf(isComment ? '-->' : '>', start);
    if (end < 0) {
      // A tag that does not end is text; a comment hides the rest.
      if (!isComment) yield { kind: 'text', text: html.slice(start) };
      return;
    }
    at = end + (isComment ? 3 : 1);
    if (isComment) {
      yield SPACE;
      continue;
    }
    const [, slash, given = ''] = NAME.exec(html.slice(start, start + 20)) ?? [];
    const name = given.toLowerCase();
    const closing = slash === '/';
    if (!closing && UNSEEN_ELEMENTS.includes(name)) {
      const close = small.indexOf(`</${name}`, at);
      if (close < 0) return;
      at = close;
      yield SPACE;
    } else {
      yield { kind: 'tag', name, closing };
    }
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) };
}
