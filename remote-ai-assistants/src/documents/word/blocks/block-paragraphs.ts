import { HeadingLevel, Paragraph, Tab, TextRun, convertMillimetersToTwip as twips } from 'docx';
import {
  ADDRESS_LEADING,
  LETTER_PLACES,
  type PageStyle,
  photoSize,
  WINDOW_WIDTH,
} from '../../page-style.ts';
import type { Address, Block, Head } from '../../text-document.ts';
import { photoRun } from '../word-photo.ts';
import { besides } from './besides.ts';
import { entryParagraphs } from './entry-paragraphs.ts';
import { LINE, LINE_HEIGHT } from './line-height.ts';
import { listParagraphs } from './list-paragraphs.ts';
import { hex, quiet, runs } from './runs.ts';

/** The paragraphs of one piece of a document. */
export function blockParagraphs(block: Block, style: PageStyle): Paragraph[] {
  switch (block.kind) {
    case 'head':
      return headParagraphs(block, style);
    case 'address':
      return addressParagraphs(block, style);
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          children: runs(block.text),
          ...(style.rules && {
            border: {
              bottom: { style: 'single', size: 6, space: 2, color: hex(style.headingColour) },
            },
          }),
        }),
      ];
    case 'subject':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          spacing: { before: style.textSize * 28, after: style.textSize * 28 },
          children: [new TextRun({ text: block.text, size: style.textSize * 2 })],
        }),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          alignment: block.align === 'end' ? 'right' : 'left',
          spacing: { line: LINE, after: style.textSize * 28 },
          children: runs(block.text),
        }),
      ];
    case 'list':
      return listParagraphs(block.items, 0, style.textSize * 28);
    case 'entry':
      return entryParagraphs(block, style);
    case 'fact':
      return [factParagraph(block.term, block.value, style)];
  }
}

/** Of a letter, in millimetres: A4 without its margins. */
const TEXT_WIDTH = 165;

/** Sender and recipient where a window envelope shows them. */
function addressParagraphs({ sender, recipient }: Address, style: PageStyle): Paragraph[] {
  const rowHeight = style.textSize * ADDRESS_LEADING;
  const heightOf = (rows: readonly string[]) => (rows.length * rowHeight * 25.4) / 72;
  const below = Math.max(5, LETTER_PLACES.recipient - LETTER_PLACES.sender - heightOf(sender));
  const rest = LETTER_PLACES.rest - LETTER_PLACES.recipient - heightOf(recipient);
  const part = (rows: readonly string[], after: number) =>
    rows.length === 0
      ? []
      : [
          new Paragraph({
            children: runs(rows.join('\n')),
            indent: { right: twips(TEXT_WIDTH - WINDOW_WIDTH) },
            spacing: { line: rowHeight * 20, lineRule: 'exact', after },
          }),
        ];
  return [
    ...part(sender, twips(recipient.length > 0 ? below : 10)),
    ...part(recipient, twips(Math.max(5, rest))),
  ];
}

/** A term with its value. */
function factParagraph(term: string, value: string, style: PageStyle): Paragraph {
  const aside = twips(style.aside);
  if (term === '') return new Paragraph({ children: runs(value) });
  if (aside === 0) return new Paragraph({ children: runs(`${term}: ${value}`) });
  return new Paragraph({
    ...besides(aside),
    children: [new TextRun({ children: [term, new Tab()], ...quiet }), ...runs(value)],
  });
}

/** Title, name and facts of a CV, with the photo beside them. */
function headParagraphs({ title, name, lines, photo }: Head, style: PageStyle): Paragraph[] {
  const picture = photo ? photoRun(photo, `Foto von ${name}`) : null;
  const textHeight = ((lines.length + 1) * style.textSize + style.nameSize) * LINE_HEIGHT * 20;
  // The first section begins below the photo.
  const after = photo ? Math.max(0, twips(photoSize(photo).height + 3) - textHeight) : 0;
  return [
    new Paragraph({ children: [...(picture ? [picture] : []), ...runs(title, quiet)] }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(name) }),
    ...lines.map(
      (line, index) =>
        new Paragraph({
          children: runs(line, quiet),
          ...(index === lines.length - 1 && { spacing: { line: LINE, after } }),
        }),
    ),
  ];
}
