import {
  convertMillimetersToTwip,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { type PageStyle, pageStyle, QUIET_INK } from '../page-style.ts';
import type { TextDocument } from '../text-document.ts';
import { blockParagraphs } from './blocks/block-paragraphs.ts';
import { LINE } from './blocks/line-height.ts';
import { hex } from './blocks/runs.ts';

/** On every computer, unlike the typeface of the product. */
const TYPEFACE = 'Arial';

/** In twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };

/** The document for Word and other word processors, to be changed by hand. */
export async function makeWord(document: TextDocument): Promise<Blob> {
  const style = pageStyle(document.look);
  const { top, right, bottom, left } = style.margin;
  const word = new Document({
    title: document.name,
    creator: document.author === '' ? 'silverjobs' : document.author,
    styles: wordStyles(style),
    numbering: { config: [bullets] },
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: {
              top: convertMillimetersToTwip(document.look.layout === 'letter' ? 20 : top),
              right: convertMillimetersToTwip(right),
              bottom: convertMillimetersToTwip(bottom),
              left: convertMillimetersToTwip(left),
              footer: convertMillimetersToTwip(9),
            },
          },
        },
        ...(document.look.layout !== 'letter' && { footers: { default: pageNumbers(document) } }),
        children: document.blocks.flatMap((block) => blockParagraphs(block, style)),
      },
    ],
  });
  return Packer.toBlob(word);
}

function wordStyles(style: PageStyle) {
  const colour = hex(style.headingColour);
  const heading = (size: number) => ({ size: size * 2, bold: true, color: colour, font: TYPEFACE });
  const below = { before: style.headingSize * 20, after: 80 };
  return {
    default: {
      document: {
        run: { font: TYPEFACE, size: style.textSize * 2, language: { value: 'de-DE' } },
        paragraph: { spacing: { line: LINE, lineRule: 'auto' as const } },
      },
      title: {
        run: heading(style.nameSize),
        paragraph: { spacing: { before: 0, after: 60, line: LINE, lineRule: 'auto' as const } },
      },
      heading1: { run: heading(style.headingSize), paragraph: { keepNext: true, spacing: below } },
      heading2: { run: { ...heading(style.textSize), color: '000000' } },
    },
  };
}

/** Reference of the style of bullets in Word. */
const bullets = {
  reference: 'bullets',
  levels: [
    {
      level: 0,
      format: 'bullet' as const,
      text: '•',
      style: { paragraph: { indent: { left: 240, hanging: 240 } } },
    },
  ],
};

function pageNumbers({ author }: TextDocument): Footer {
  const parts = [author === '' ? '' : `${author} · `, 'Seite ', PageNumber.CURRENT, ' von '];
  return new Footer({
    children: [
      new Paragraph({
        alignment: 'right',
        children: [
          new TextRun({
            size: 18,
            color: hex(QUIET_INK),
            children: [...parts, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
