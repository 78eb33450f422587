import { HeadingLevel, Paragraph, TextRun } from 'docx';
import type { PageStyle } from '../../page-style.ts';
import type { Block } from '../../text-document.ts';
import { addressParagraphs } from './address-paragraphs.ts';
import { entryParagraphs } from './entry-paragraphs.ts';
import { factParagraph } from './fact-paragraph.ts';
import { headParagraphs } from './head-paragraphs.ts';
import { LINE } from './line-height.ts';
import { listParagraphs } from './list-paragraphs.ts';
import { hex, runs } from './runs.ts';

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
