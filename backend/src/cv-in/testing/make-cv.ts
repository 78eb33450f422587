import { zipSync } from 'fflate';
import { loadFonts } from '../../pdf/fonts.ts';
import type { CvSample } from './cv-sample.ts';

const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const runs = (line: string) =>
  line
    .split('\t')
    .map((part) => `<w:r><w:t xml:space="preserve">${xmlText(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>');
const paragraph = (line: string) => `<w:p><w:pPr><w:jc w:val="left"/></w:pPr>${runs(line)}</w:p>`;
const row = (line: string) =>
  `<w:tr>${line
    .split('\t')
    .map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`)
    .join('')}</w:tr>`;

/** A Word document of lines; lines with tabs become rows of a table where asked for. */
export function makeWord(text: string, asTable: boolean): Uint8Array {
  const body = text
    .split('\n')
    .map((line) =>
      asTable && line.includes('\t') ? `<w:tbl>${row(line)}</w:tbl>` : paragraph(line),
    )
    .join('');
  return zipSync({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': Buffer.from(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

const LEFT = 50;
const CELL = 150;
const LINE = 16;
/** Wider than any line. */
const WIDTH = 1_000;

/** A PDF of lines, cells beside each other; two columns parted by '====' stand beside each other. */
export async function makePdf(text: string): Promise<Uint8Array> {
  const { PDFDocument } = await import('pdfkit');
  const { regular } = await loadFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    pdfVersion: '1.7',
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: 'Lebenslauf', Author: 'Renate', CreationDate: new Date(0) },
    font: regular,
  });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', resolve);
  });
  pdf.fontSize(10);
  text.split('\n====\n').forEach((column, number) => {
    const x = LEFT + number * 2 * CELL;
    // The second one does not stand on the lines of the first.
    const top = LEFT + number * 5;
    column.split('\n').forEach((line, index) => {
      line.split('\t').forEach((cell, at) => {
        if (cell !== '') pdf.text(cell, x + at * CELL, top + index * LINE, { width: WIDTH });
      });
    });
  });
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** The file of a sample. */
export async function makeCv({ file, text }: CvSample): Promise<Uint8Array> {
  if (file === 'word' || file === 'word-table') return makeWord(text, file === 'word-table');
  return makePdf(text);
}
