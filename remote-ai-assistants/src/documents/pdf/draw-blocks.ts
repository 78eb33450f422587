import { LETTER_PLACES, photoSize, QUIET_INK } from '../page-style.ts';
import type { Address, Block, Entry, Head } from '../text-document.ts';
import { group, heightOf, keepTogether, LEADING, mm, type Paper, space, write } from './paper.ts';

/** Writes one piece of a document. */
export function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'head':
      drawHead(paper, block);
      break;
    case 'address':
      drawAddress(paper, block);
      break;
    case 'heading':
      drawHeading(paper, block.text);
      break;
    case 'subject':
      space(paper, line(paper));
      write(paper, 'H1', block.text, { ...full(paper), bold: true });
      space(paper, line(paper));
      break;
    case 'paragraph':
      write(paper, 'P', block.text, {
        ...full(paper),
        align: block.align === 'end' ? 'right' : 'left',
      });
      space(paper, line(paper));
      break;
    case 'list':
      drawList(paper, block.items, paper.left, paper.width);
      space(paper, line(paper));
      break;
    case 'entry':
      drawEntry(paper, block);
      break;
    case 'fact':
      drawFact(paper, block.term, block.value);
  }
}

const line = ({ style }: Paper) => style.textSize * LEADING;
const full = ({ left, width, style }: Paper) => ({ x: left, width, size: style.textSize });

function drawHead(paper: Paper, { title, name, lines, photo }: Head): void {
  const { pdf, style, left, width } = paper;
  const top = pdf.y;
  const size = photo ? photoSize(photo) : { width: 0, height: 0 };
  const [photoWidth, height] = [mm(size.width), mm(size.height)];
  const textWidth = width - (photo ? photoWidth + mm(6) : 0);
  const place = { x: left, width: textWidth };
  const { textSize, nameSize, headingColour: colour } = style;
  write(paper, 'P', title, { ...place, size: textSize, colour: QUIET_INK });
  write(paper, 'H1', name, { ...place, size: nameSize, bold: true, colour, leading: 1.25 });
  pdf.y += 4;
  write(paper, 'P', lines.join('\n'), { ...place, size: textSize, colour: QUIET_INK });
  const below = pdf.y;
  if (photo) {
    const x = left + width - photoWidth;
    const bbox = [x, top, x + photoWidth, top + height] as const;
    paper.root.add(
      pdf.struct('Figure', { alt: `Foto von ${name}`, bbox }, () => {
        pdf.image(photo.source, x, top, { width: photoWidth, height });
      }),
    );
  }
  pdf.y = Math.max(below, top + height) + 4;
}

function drawAddress(paper: Paper, { sender, recipient }: Address): void {
  const { pdf } = paper;
  const at = { ...full(paper), width: mm(85) };
  pdf.y = mm(LETTER_PLACES.sender);
  write(paper, 'P', sender.join('\n'), at);
  if (recipient.length === 0) {
    space(paper, 2 * line(paper));
    return;
  }
  pdf.y = Math.max(pdf.y + line(paper), mm(LETTER_PLACES.recipient));
  write(paper, 'P', recipient.join('\n'), at);
  pdf.y = Math.max(pdf.y + line(paper), mm(LETTER_PLACES.rest));
}

function drawHeading(paper: Paper, text: string): void {
  const { pdf, style, left, width } = paper;
  const { headingSize: size, headingColour: colour } = style;
  space(paper, size);
  keepTogether(paper, size * 2 + 3 * line(paper));
  write(paper, 'H2', text, { x: left, width, size, colour, bold: true, leading: 1.3 });
  if (style.rules) {
    const y = pdf.y + 1.5;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
    pdf.endMarkedContent();
    pdf.y = y;
  }
  pdf.y += 5;
}

function drawEntry(paper: Paper, entry: Entry): void {
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

/** How far the text of a list stands right of its bullets, in points. */
const INDENT = 12;

function drawList(
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

function drawFact(paper: Paper, term: string, value: string): void {
  const { pdf, style, left, width } = paper;
  const size = style.textSize;
  const aside = mm(style.aside);
  if (aside === 0 || term === '') {
    write(paper, 'P', term === '' ? value : `${term}: ${value}`, full(paper));
  } else {
    const own = { x: left + aside, width: width - aside, size };
    const terms = { x: left, width: aside - mm(4), size, colour: QUIET_INK };
    const height = Math.max(heightOf(paper, value, own), heightOf(paper, term, terms));
    keepTogether(paper, height);
    const top = pdf.y;
    write(paper, 'P', term, terms);
    const below = pdf.y;
    const page = pdf.page;
    pdf.y = top;
    write(paper, 'P', value, own);
    if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
  }
  space(paper, size * 0.25);
}
