import {
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  convertMillimetersToTwip as twips,
} from 'docx';
import { LETTER_PLACES, type PageStyle, photoSize, QUIET_INK } from '../page-style.ts';
import type { Address, Block, Entry, Head } from '../text-document.ts';
import { photoRun } from './word-photo.ts';

/** Distance of lines in 240ths of a line. */
export const LINE = 288;

/** Height of a line as a multiple of the type's size: of Arial, and of the distance above. */
const LINE_HEIGHT = 1.15 * 1.2;

/** A colour as Word writes it. */
export const hex = (colour: string): string => colour.slice(1);

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

/** A text as runs; its line breaks stay. */
function runs(text: string, look: { bold?: boolean; color?: string } = {}): TextRun[] {
  return text
    .split('\n')
    .map((row, index) => new TextRun({ text: row, ...look, ...(index > 0 && { break: 1 }) }));
}

const quiet = { color: hex(QUIET_INK) };

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

function addressParagraphs({ sender, recipient }: Address, style: PageStyle): Paragraph[] {
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

function entryParagraphs(entry: Entry, style: PageStyle): Paragraph[] {
  const { when, title, place, text, items } = entry;
  const aside = twips(style.aside);
  const rows = [
    ...(place === '' ? [] : [runs(place)]),
    ...(when === '' || aside > 0 ? [] : [runs(when, quiet)]),
    ...(text === '' ? [] : [runs(text)]),
  ];
  const points = listParagraphs(items, aside, 0);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      ...besides(aside),
      spacing: { line: LINE, before: style.textSize * 12 },
      children: [
        ...(aside > 0 ? [new TextRun({ children: [when, new Tab()], bold: false, ...quiet })] : []),
        ...runs(title),
      ],
    }),
    ...rows.map(
      (children, index) =>
        new Paragraph({
          children,
          indent: { left: aside },
          keepNext: index < rows.length - 1 || points.length > 0,
        }),
    ),
    ...points,
  ];
}

/** A first column of this width, by indent and tab; the text wraps in the second. */
function besides(aside: number): Partial<IParagraphOptions> {
  if (aside === 0) return {};
  return {
    indent: { left: aside, hanging: aside },
    tabStops: [{ type: TabStopType.LEFT, position: aside }],
  };
}

function listParagraphs(items: readonly string[], indent: number, after: number): Paragraph[] {
  return items.map(
    (item, index) =>
      new Paragraph({
        children: runs(item),
        numbering: { reference: 'bullets', level: 0 },
        indent: { left: indent + 240, hanging: 240 },
        spacing: { line: LINE, after: index === items.length - 1 ? after : 0 },
      }),
  );
}

function factParagraph(term: string, value: string, style: PageStyle): Paragraph {
  const aside = twips(style.aside);
  if (term === '') return new Paragraph({ children: runs(value) });
  if (aside === 0) return new Paragraph({ children: runs(`${term}: ${value}`) });
  return new Paragraph({
    ...besides(aside),
    children: [new TextRun({ children: [term, new Tab()], ...quiet }), ...runs(value)],
  });
}
