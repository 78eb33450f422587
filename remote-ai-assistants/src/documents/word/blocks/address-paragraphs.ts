import { Paragraph, convertMillimetersToTwip as twips } from 'docx';
import { LETTER_PLACES, type PageStyle } from '../../page-style.ts';
import type { Address } from '../../text-document.ts';
import { LINE, LINE_HEIGHT } from './line-height.ts';
import { runs } from './runs.ts';

/** Sender and recipient where a window envelope shows them. */
export function addressParagraphs({ sender, recipient }: Address, style: PageStyle): Paragraph[] {
  const rowHeight = style.textSize * LINE_HEIGHT;
  const heightOf = (rows: readonly string[]) => (rows.length * rowHeight * 25.4) / 72;
  const below = Math.max(5, LETTER_PLACES.recipient - LETTER_PLACES.sender - heightOf(sender));
  const rest = LETTER_PLACES.rest - LETTER_PLACES.recipient - heightOf(recipient);
  const part = (rows: readonly string[], after: number) =>
    rows.length === 0
      ? []
      : [new Paragraph({ children: runs(rows.join('\n')), spacing: { line: LINE, after } })];
  return [
    ...part(sender, twips(recipient.length > 0 ? below : 10)),
    ...part(recipient, twips(Math.max(5, rest))),
  ];
}
