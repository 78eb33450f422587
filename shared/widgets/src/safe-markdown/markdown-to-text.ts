/**
 * Markdown as plain text, for reading aloud and while its formats are loading. No pattern looks past
 * the next sign of its own kind, so that none takes the square of the length (formats-14).
 */
export function markdownToText(markdown: string): string {
  return markdown
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(?<!\\)\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s{0,3}>\s?/gm, '')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '• ')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/(?<!\\)\*\*(?=\S)((?:[^*\\]|\\.|\*(?!\*))*)\*\*/g, '$1')
    .replace(/(?<!\\)__(?=\S)((?:[^_\\]|\\.|_(?!_))*)__/g, '$1')
    .replace(/(?<![\\\w])([*_])(?=\S)([^*_\n]*?\S)(?<!\\)\1(?!\w)/g, '$2')
    .replace(/(?<!\\)`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()<>#+.!|~-])/g, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
