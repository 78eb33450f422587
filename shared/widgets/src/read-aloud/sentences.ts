import { markdownToText } from '../safe-markdown/markdown-to-text.ts';

/** Longer pieces are ended by some browsers after 15 seconds, in characters. */
const PIECE_MAX = 180;

/** Ends no sentence: 'Dr. Weber', 'z. B.', '3. März', 'Tel. 0221'. */
const SHORTENED =
  /(?:\b(?:Dr|Prof|Hr|Fr|Nr|Str|Tel|St|Std|Min|bzw|ca|evtl|ggf|inkl|usw|vgl|Abs|Art|z|u|d|s|i|B|a|h|M)|\d)\.$/;

/** Cuts what is too long after a comma or, without one, between two words. */
function cut(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > PIECE_MAX) {
    const head = rest.slice(0, PIECE_MAX);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
    const space = head.lastIndexOf(' ');
    const at = comma > PIECE_MAX / 3 ? comma + 1 : space > 0 ? space : PIECE_MAX;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** The sentences of a line, each as it stands there. */
export function sentencesToRead(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.replace(/([.!?…])\s+/g, '$1\n').split('\n')) {
    const before = sentences.at(-1);
    if (before !== undefined && SHORTENED.test(before)) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else sentences.push(part);
  }
  return sentences;
}

/**
 * A text, plain or Markdown, in pieces that are spoken one by one: its sentences, long ones cut
 * (layout-30). Signs that a voice would spell out are left out.
 */
export function piecesOf(text: string): string[] {
  return markdownToText(text)
    .split('\n')
    .flatMap((line) => sentencesToRead(line.replace(/^[•\s]+/, '').replace(/[„“”"»«·]/g, '')))
    .flatMap((sentence) => cut(sentence.trim()))
    .filter((piece) => /[\p{L}\d]/u.test(piece));
}
