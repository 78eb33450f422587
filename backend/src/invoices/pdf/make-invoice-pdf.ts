import { formatDate, formatPrice, type Invoice } from '@silverjobs/contract';
import type { PDFDocument } from 'pdfkit';
import { loadFonts } from './fonts.ts';

const MARGIN = 57;
const INK = '#1a1a1a';
const QUIET = '#595959';
/** Room that amounts have at the right. */
const AMOUNT_WIDTH = 90;

type Style = { size?: number; bold?: boolean; quiet?: boolean; right?: boolean; gap?: number };

/** Writes pieces of text from top to bottom; each begins below the last one. */
function paperOf(pdf: PDFDocument) {
  const width = pdf.page.width - 2 * MARGIN;
  function style({ size = 10.5, bold = false, quiet = false }: Style): void {
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
  }
  return {
    line(text: string, how: Style = {}) {
      style(how);
      pdf.text(text, MARGIN, pdf.y + (how.gap ?? 0), {
        width,
        align: how.right ? 'right' : 'left',
      });
    },
    /** A text at the left and an amount at the right, on one height; never torn apart. */
    row(text: string, amount: string, how: Style = {}) {
      style(how);
      const options = { width: width - AMOUNT_WIDTH - 12 };
      if (pdf.y + pdf.heightOfString(text, options) > pdf.page.height - MARGIN) pdf.addPage();
      const top = pdf.y + (how.gap ?? 0);
      pdf.text(amount, MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
      pdf.text(text, MARGIN, top, options);
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
  };
}

function collect(pdf: PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** When the service was supplied, in words. */
function serviceText({ service_from, service_to }: Invoice): string {
  if (service_to === null) return formatDate(service_from);
  return `${formatDate(service_from)} bis ${formatDate(service_to)}`;
}

/** An invoice as a PDF of one A4 page, with everything that § 14 UStG asks for (employers-31). */
export async function makeInvoicePdf(invoice: Invoice): Promise<Buffer> {
  // Loaded with the first invoice: unpacking its tables would take part of each start.
  const [fonts, { PDFDocument }] = await Promise.all([loadFonts(), import('pdfkit')]);
  const title = `${invoice.kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'} ${invoice.number}`;
  const { seller } = invoice;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Author: seller.name, CreationDate: new Date(invoice.date) },
    font: fonts.regular,
  });
  const bytes = collect(pdf);
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const paper = paperOf(pdf);
  paper.line(seller.name, { bold: true, size: 14 });
  for (const line of seller.address) paper.line(line, { quiet: true });
  paper.line(seller.email, { quiet: true });
  for (const [index, line] of invoice.recipient.entries()) {
    paper.line(line, { gap: index === 0 ? 34 : 0 });
  }
  paper.line(title, { bold: true, size: 17, gap: 34 });
  if (invoice.cancels) paper.line(`Storno der Rechnung ${invoice.cancels}`, { gap: 4 });
  paper.line(`Rechnungsdatum: ${formatDate(invoice.date)}`, { gap: 8 });
  paper.line(`Leistungszeitpunkt: ${serviceText(invoice)}`);
  paper.row('Leistung', invoice.with_vat ? 'Brutto' : 'Netto', { bold: true, gap: 22 });
  paper.rule();
  for (const { text, cents } of invoice.lines) paper.row(text, formatPrice(cents), { gap: 3 });
  paper.rule();
  paper.row('Nettobetrag', formatPrice(invoice.net_cents));
  paper.row(`Umsatzsteuer ${invoice.vat_percent} %`, formatPrice(invoice.vat_cents), { gap: 3 });
  paper.row('Gesamtbetrag', formatPrice(invoice.gross_cents), { bold: true, gap: 3 });
  paper.line(invoice.payment, { gap: 22 });
  paper.line([seller.tax_id, seller.register].filter(Boolean).join(' · '), {
    quiet: true,
    gap: 34,
    size: 9,
  });
  if (seller.bank) paper.line(seller.bank, { quiet: true, size: 9 });
  pdf.end();
  return bytes;
}
