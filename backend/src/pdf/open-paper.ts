import { LOST, printableText } from '@silverjobs/contract/printable-text';
import { setInTwoFaces } from '@silverjobs/contract/two-faces';
import type { PDFDocument, TextOptions } from 'pdfkit';
import { loadFonts, loadSecondFonts } from './fonts.ts';

const MARGIN = 57;
const INK = '#1a1a1a';
const QUIET = '#595959';
/** Room that amounts have at the right. */
const AMOUNT_WIDTH = 90;

type Style = { size?: number; bold?: boolean; quiet?: boolean; right?: boolean; gap?: number };

type About = {
  readonly title: string;
  readonly author: string;
  readonly date: Date;
  /** Stands below each page with its number, where there are several; without it nothing does. */
  readonly footer?: string;
};

/** Says what a reader could take for a mark of ours. */
const LACKING = `${LOST} steht für einen Buchstaben, den wir nicht drucken können.`;

/** The typeface has no emoji: what stood before one at the end of a line ends it. */
const printable = (text: string) => printableText(text).trimEnd();

function collect(pdf: PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** Begins a PDF of A4 pages that is written from top to bottom, in the typeface of the product. */
export async function openPaper({ title, author, date, footer }: About) {
  // Loaded with the first document: unpacking its tables would take part of each start.
  const [fonts, { PDFDocument }] = await Promise.all([loadFonts(), import('pdfkit')]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Only at the end it is known how many there are.
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date },
    font: fonts.regular,
  });
  const bytes = collect(pdf);
  setInTwoFaces(pdf, fonts, loadSecondFonts);
  /** Pages with letters that could not be printed. */
  const lacking = new Set<number>();
  const width = pdf.page.width - 2 * MARGIN;

  function style({ size = 10.5, bold = false, quiet = false }: Style): void {
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
  }

  function write(text: string, x: number, y: number, options: TextOptions): void {
    const from = pdf.bufferedPageRange().count;
    pdf.text(text, x, y, options);
    if (!text.includes(LOST)) return;
    for (let page = from; page <= pdf.bufferedPageRange().count; page += 1) lacking.add(page - 1);
  }

  /** Below the margin, in points. */
  function foot(text: string, below: number, align: 'left' | 'right'): void {
    style({ size: 9.5, quiet: true });
    // Else a text there would begin a page.
    pdf.page.margins.bottom = 0;
    pdf.text(text, MARGIN, pdf.page.height - MARGIN + below, { width, align });
  }

  function writeFeet(): void {
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      if (lacking.has(page)) foot(LACKING, 0, 'left');
      if (footer !== undefined && count > 1) {
        foot(`${printable(footer)} · Seite ${page + 1} von ${count}`, 14, 'right');
      }
    }
  }

  return {
    line(text: string, how: Style = {}) {
      style(how);
      write(printable(text), MARGIN, pdf.y + (how.gap ?? 0), {
        width,
        align: how.right ? 'right' : 'left',
      });
    },
    /** A text at the left and an amount at the right, on one height; never torn apart. */
    row(given: string, amount: string, how: Style = {}) {
      const text = printable(given);
      style(how);
      const options = { width: width - AMOUNT_WIDTH - 12 };
      if (pdf.y + pdf.heightOfString(text, options) > pdf.page.height - MARGIN) pdf.addPage();
      const top = pdf.y + (how.gap ?? 0);
      write(printable(amount), MARGIN + width - AMOUNT_WIDTH, top, {
        width: AMOUNT_WIDTH,
        align: 'right',
      });
      write(text, MARGIN, top, options);
    },
    /** Goes to a height of the page, in points from its top. */
    at(y: number) {
      pdf.y = y;
    },
    nextPage() {
      pdf.addPage();
    },
    /** Goes to the next page unless there is room for so many points. */
    keepTogether(height: number) {
      if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    },
    rule() {
      pdf
        .moveTo(MARGIN, pdf.y + 5)
        .lineTo(MARGIN + width, pdf.y + 5)
        .lineWidth(0.7)
        .strokeColor(QUIET)
        .stroke();
      pdf.y += 11;
    },
    /** Ends it. */
    finish(): Promise<Buffer> {
      writeFeet();
      pdf.end();
      return bytes;
    },
  };
}
