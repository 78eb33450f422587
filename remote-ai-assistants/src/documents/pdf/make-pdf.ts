import { needsSecondFace, printableText } from '@silverjobs/contract/printable-text';
import { type Fonts, setInTwoFaces } from '@silverjobs/contract/two-faces';
import { PDFDocument } from 'pdfkit';
import { documentText } from '../document-text.ts';
import { pageStyle, QUIET_INK } from '../page-style.ts';
import { printableBlock } from '../printable-block.ts';
import type { TextDocument } from '../text-document.ts';
import { drawBlock } from './blocks/draw-block.ts';
import { mm, type Paper } from './paper.ts';

/**
 * The document as a PDF: A4, with title, language and a structure that screen readers follow
 * (PDF/UA), its typeface inside.
 */
export async function makePdf(
  document: TextDocument,
  { first, loadSecond }: { first: Fonts; loadSecond: () => Promise<Fonts> },
): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = document.blocks.map((block) => printableBlock(block));
  const text = `${documentText({ ...document, blocks })}${printableText(document.author)}`;
  const second = needsSecondFace(text) ? await loadSecond() : first;
  const style = pageStyle(document.look);
  const { top, right, bottom, left } = style.margin;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: mm(top), right: mm(right), bottom: mm(bottom), left: mm(left) },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.name, Author: document.author, Creator: 'silverjobs' },
    font: first.regular,
  });
  const bytes = collect(pdf);
  setInTwoFaces(pdf, first, () => second);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = {
    pdf,
    style,
    root,
    left: mm(left),
    width: pdf.page.width - mm(left) - mm(right),
    bottom: pdf.page.height - mm(bottom),
    gap: 0,
  };
  for (const block of blocks) drawBlock(paper, block);
  root.end();
  numberPages(paper, document);
  pdf.end();
  return bytes;
}

function collect(pdf: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => {
      const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      resolve(bytes);
    });
  });
}

/** Name and number below each page, if there are several. */
function numberPages({ pdf, left, width }: Paper, { author }: TextDocument): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Else the text would seem to begin below the page and open a new one.
    pdf.page.margins.bottom = 0;
    const text = `${author === '' ? '' : `${printableText(author)} · `}Seite ${page + 1} von ${count}`;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(QUIET_INK)
      .text(text, left, pdf.page.height - mm(12), { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
