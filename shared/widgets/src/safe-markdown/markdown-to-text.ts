/** Markdown as plain text, for reading aloud and while its formats are loading. */
export function markdownToText(markdown: string): string {
  return markdown
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s{0,3}>\s?/gm, '')
    .replace(/^\s*[-*+]\s+/gm, '• ')
    .replace(/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/gm, '')
    .replace(/(?<!\\)(\*\*|__)(?=\S)([\s\S]*?\S)(?<!\\)\1/g, '$2')
    .replace(/(?<![\\\w])([*_])(?=\S)([^*_\n]*?\S)(?<!\\)\1(?!\w)/g, '$2')
    .replace(/(?<!\\)`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()<>#+.!|~-])/g, '$1')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
