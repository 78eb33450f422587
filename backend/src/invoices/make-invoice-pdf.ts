import { formatDate, formatPrice, type Invoice } from '@silverjobs/contract';
import { openPaper } from '../pdf/open-paper.ts';

/** When the service was supplied, in words. */
function serviceText({ service_from, service_to }: Invoice): string {
  if (service_to === null) return formatDate(service_from);
  return `${formatDate(service_from)} bis ${formatDate(service_to)}`;
}

/**
 * An invoice as a PDF of one A4 page, with everything that § 14 UStG asks for (employers-31); made for a
 * thread.
 */
export async function* work(invoice: Invoice): AsyncGenerator<Uint8Array> {
  const title = `${invoice.kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'} ${invoice.number}`;
  const { seller } = invoice;
  const paper = await openPaper({ title, author: seller.name, date: new Date(invoice.date) });
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
  if (!invoice.vat_note) {
    paper.row(`Umsatzsteuer ${invoice.vat_percent} %`, formatPrice(invoice.vat_cents), { gap: 3 });
  }
  paper.row('Gesamtbetrag', formatPrice(invoice.gross_cents), { bold: true, gap: 3 });
  if (invoice.vat_note) paper.line(invoice.vat_note, { gap: 14 });
  paper.line(invoice.payment, { gap: 22 });
  paper.line([seller.tax_id, seller.register].filter(Boolean).join(' · '), {
    quiet: true,
    gap: 34,
    size: 9,
  });
  if (seller.bank) paper.line(seller.bank, { quiet: true, size: 9 });
  yield await paper.finish();
}
