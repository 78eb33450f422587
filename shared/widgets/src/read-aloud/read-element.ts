import { piecesOf, sentencesToRead } from './sentences.ts';

/** Something that is spoken in one go, and where it stands on the page. */
export interface Piece {
  readonly text: string;
  /** The sentence on the page, to mark it; null for a text without a place. */
  readonly range: Range | null;
}

const BLOCKS =
  'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, blockquote, summary, figcaption, section, div';
/** What stands beside the text: controls, pictures, what is not printed either. */
const BESIDE =
  'button, script, style, svg, select, textarea, [aria-hidden="true"], [hidden], .sj-no-print, .sj-visually-hidden, details:not([open]) > :not(summary)';

/** A place in the text of a block. */
interface Sign {
  readonly node: Text;
  readonly at: number;
}

/** The text of a block with single spaces, and where each of its signs stands. */
function blockText(nodes: readonly Text[]): { text: string; signs: Sign[] } {
  let text = '';
  const signs: Sign[] = [];
  for (const node of nodes) {
    for (const [at, sign] of [...node.data.replace(/[\uD800-\uDFFF]/g, ' ')].entries()) {
      const isSpace = /\s/.test(sign);
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      if (sign === '\u00AD') continue;
      text += isSpace ? ' ' : sign;
      signs.push({ node, at });
    }
  }
  return { text, signs };
}

function rangeOf(signs: readonly Sign[], from: number, to: number): Range | null {
  const first = signs[from];
  const last = signs[to - 1];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}

function piecesOfBlock(nodes: readonly Text[]): Piece[] {
  const { text, signs } = blockText(nodes);
  let cursor = 0;
  return sentencesToRead(text).flatMap((sentence) => {
    const from = text.indexOf(sentence, cursor);
    if (from < 0) return [];
    cursor = from + sentence.length;
    const range = rangeOf(signs, from, cursor);
    return piecesOf(sentence).map((piece) => ({ text: piece, range }));
  });
}

/** The sentences that stand in an element, block by block, in reading order (guide-1). */
export function piecesIn(element: Element): Piece[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const blocks: { block: Element | null; nodes: Text[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(BESIDE)) continue;
    const block = parent.closest(BLOCKS);
    const last = blocks.at(-1);
    if (last?.block === block) last.nodes.push(node as Text);
    else blocks.push({ block, nodes: [node as Text] });
  }
  return blocks.flatMap(({ nodes }) => piecesOfBlock(nodes));
}

/** The sentences of a text that stands nowhere on the page by itself. */
export const piecesOfText = (text: string): Piece[] =>
  piecesOf(text).map((piece) => ({ text: piece, range: null }));
