import { LETTER_PLACES } from '../../page-style.ts';
import type { Address } from '../../text-document.ts';
import { mm, type Paper, space, write } from '../paper.ts';
import { full, line } from './full-width.ts';

/** Sender and recipient where a window envelope shows them. */
export function drawAddress(paper: Paper, { sender, recipient }: Address): void {
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
