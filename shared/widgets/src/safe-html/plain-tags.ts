import { UNSEEN_ELEMENTS } from '@silverjobs/contract/html-to-text';

const NAME = /[a-z][a-z0-9]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/**
 * HTML with nothing but these elements and attributes, text and entities. It goes before the cleaner,
 * not in its place: browsers report every style and handler that a parser meets as a breach of the
 * policy, in an inert document, too (delivery-42). One pass.
 * @param renamed further attributes that stay under another name, by their own
 * @param tags names of elements that stay; of others their content stays, unless nobody sees it
 */
export function plainTags(
  html: string,
  tags: readonly string[],
  attributes: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): string {
  const small = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let result = '';
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    result += html.slice(at, start);
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      if (end < 0) return result;
      at = end + 3;
      continue;
    }
    const isClosing = html[start + 1] === '/';
    const name = matchAt(NAME, html, start + (isClosing ? 2 : 1))?.[0];
    if (!name) {
      // Declarations are dropped; any other '<' is a sign of the text.
      const isDeclaration = '!?/'.includes(html[start + 1] ?? ' ');
      const end = isDeclaration ? html.indexOf('>', start) : start;
      if (end < 0) return result;
      if (!isDeclaration) result += '&lt;';
      at = end + 1;
      continue;
    }
    const element = name.toLowerCase();
    const given: string[] = [];
    at = start + (isClosing ? 2 : 1) + name.length;
    for (;;) {
      const found = matchAt(ATTRIBUTE, html, at);
      if (!found) break;
      at += found[0].length;
      const [, attribute = '', ...values] = found;
      const value = values.find((text) => text !== undefined);
      const written = attribute.toLowerCase();
      const other = Object.hasOwn(renamed, written) ? renamed[written] : undefined;
      const kept = attributes.includes(written) ? written : other;
      if (value !== undefined && kept) given.push(` ${kept}="${quoted(value)}"`);
    }
    const end = html.indexOf('>', at);
    if (end < 0) return result;
    at = end + 1;
    if (tags.includes(element))
      result += isClosing ? `</${element}>` : `<${element}${given.join('')}>`;
    else if (!isClosing && UNSEEN_ELEMENTS.includes(element)) at = afterContent(small, element, at);
  }
  return result + html.slice(Math.min(at, html.length));
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

const quoted = (value: string) => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where the content of an element that nobody sees ends. */
function afterContent(small: string, element: string, from: number): number {
  const end = small.indexOf(`</${element}`, from);
  return end < 0 ? small.length : end;
}
