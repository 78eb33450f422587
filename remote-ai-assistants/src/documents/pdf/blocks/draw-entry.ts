import { QUIET_INK } from '../../page-style.ts';
import type { Entry } from '../../text-document.ts';
import { group, heightOf, keepTogether, mm, type Paper, space, write } from '../paper.ts';
import { drawList, INDENT } from './draw-list.ts';

/** A station: when beside what, or above it on a page without a first column. */
export function drawEntry(paper: Paper, entry: Entry): void {
  const { pdf, style, left, width } = paper;
  const size = style.textSize;
  const aside = mm(style.aside);
  const own = { x: left + aside, width: width - aside, size };
  keepTogether(paper, entryHeight(paper, entry, own));
  const top = pdf.y;
  const page = pdf.page;
  const section = group(paper, 'Sect');
  const when = { x: left, width: aside > 0 ? aside - mm(4) : width, size, colour: QUIET_INK };
  let below = top;
  if (aside > 0) {
    write(paper, 'P', entry.when, when, section);
    below = pdf.y;
    pdf.y = top;
  }
  write(paper, 'H3', entry.title, { ...own, bold: true }, section);
  write(paper, 'P', entry.place, own, section);
  if (aside === 0) write(paper, 'P', entry.when, when, section);
  write(paper, 'P', entry.text, own, section);
  drawList(paper, entry.items, own.x, own.width, section);
  section.end();
  if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
  space(paper, size * 0.6);
}

function entryHeight(
  paper: Paper,
  { when, title, place, text, items }: Entry,
  own: { x: number; width: number; size: number },
): number {
  const above = paper.style.aside === 0 ? [when] : [];
  const heights = [...above, place, text].map((each) => heightOf(paper, each, own));
  const points = items.map((item) => heightOf(paper, item, { ...own, width: own.width - INDENT }));
  const bold = heightOf(paper, title, { ...own, bold: true });
  return [bold, ...heights, ...points].reduce((sum, height) => sum + height, 0);
}
