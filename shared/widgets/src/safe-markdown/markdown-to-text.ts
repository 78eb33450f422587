/** Where signs that are meant as they stand wait: no text uses these letters. */
const ASIDE = 0xe000;
const putAside = (_: string, sign: string) => String.fromCharCode(ASIDE + sign.charCodeAt(0));
const putBack = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - ASIDE);

/** Words without the signs of emphasis; within a word they are none: 'a*b*'. */
const withoutEmphasis = (found: string, _: string, words: string, at: number, all: string) =>
  /\w/.test(all.charAt(at - 1)) ? found : words;

/**
 * Markdown as plain text, for reading aloud and while its formats are loading. No pattern looks past
 * the next sign of its own kind, so that none takes the square of the length (formats-14).
 */
export function markdownToText(markdown: string): string {
  return markdown
    .replace(/\\([\\`*_{}[\]()<>#+.!|~-])/g, putAside)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s{0,3}>\s?/gm, '')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '• ')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/\*\*(?=\S)((?:[^*]|\*(?!\*))*)\*\*/g, '$1')
    .replace(/__(?=\S)((?:[^_]|_(?!_))*)__/g, '$1')
    .replace(/([*_])(?=\S)([^*_\n]*[^*_\s])\1(?!\w)/g, withoutEmphasis)
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/[\ue020-\ue07e]/g, putBack)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
