import type { SourceFile } from './read-rules.ts';

/** A line that people read, with its number from 1. */
export interface ProseLine {
  line: number;
  text: string;
}

const ALL_PROSE = /\.md$|\.(test|spec)\.tsx?$/;

/**
 * The lines of a file that can cite something: every line of documents and tests, whose titles may
 * stand anywhere; of other code its comments.
 */
export function proseLines({ path, text }: SourceFile): ProseLine[] {
  const lines = text.split('\n').map((content, index) => ({ line: index + 1, text: content }));
  if (ALL_PROSE.test(path)) return lines;
  let inside = false;
  return lines.flatMap(({ line, text: content }) => {
    const comment = commentOf(content, inside);
    inside = comment.open;
    return comment.text === '' ? [] : [{ line, text: comment.text }];
  });
}

/**
 * The comment of a line.
 * @param inside a block comment of an earlier line is still open
 */
function commentOf(content: string, inside: boolean): { text: string; open: boolean } {
  if (inside) return { text: content, open: !content.includes('*/') };
  const start = /(?:^|\s|\{)(\/\*|\/\/|--\s|#\s)/.exec(content);
  if (!start) return { text: '', open: false };
  const text = content.slice(start.index);
  return { text, open: start[1] === '/*' && !text.includes('*/') };
}
