import { group, heightOf, keepTogether, type Paper, write } from '../paper.ts';

/** How far the text of a list stands right of its bullets, in points. */
export const INDENT = 12;

/** A list with bullets. */
export function drawList(
  paper: Paper,
  items: readonly string[],
  x: number,
  width: number,
  parent = paper.root,
): void {
  if (items.length === 0) return;
  const { pdf, style } = paper;
  const size = style.textSize;
  const list = group(paper, 'L', parent);
  for (const item of items) {
    const text = { x: x + INDENT, width: width - INDENT, size };
    keepTogether(paper, heightOf(paper, item, text));
    const entry = group(paper, 'LI', list);
    const top = pdf.y;
    write(paper, 'Lbl', '•', { x, width: INDENT, size }, entry);
    pdf.y = top;
    write(paper, 'LBody', item, text, entry);
    entry.end();
  }
  list.end();
}
