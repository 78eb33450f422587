import { ADDRESS_LEADING, LETTER_PLACES, WINDOW_WIDTH } from '../../page-style.ts';
import type { Address, Block } from '../../text-document.ts';
import { keepTogether, mm, type Paper, space, write } from '../paper.ts';
import { drawEntry } from './draw-entry.ts';
import { drawFact } from './draw-fact.ts';
import { drawHead } from './draw-head.ts';
import { drawList } from './draw-list.ts';
import { full, line } from './full-width.ts';

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

/** Sender and recipient where a window envelope shows them. */
function drawAddress(paper: Paper, { sender, recipient }: Address): void {
  const { pdf } = paper;
  const at = { ...full(paper), width: mm(WINDOW_WIDTH), leading: ADDRESS_LEADING };
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

/** A heading, with a rule below it where the style has rules. */
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
