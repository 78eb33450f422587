import type { AccountExport } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { type DataSection, rows } from './data-section.ts';

/** Invoices and cancellation invoices, of silver+ and of advertisements. */
export function invoiceSection({ invoices }: AccountExport): DataSection {
  return {
    title: 'Rechnungen',
    entries: rows(invoices, ({ kind, number, cancels, date, lines, gross_cents }) => ({
      term: formatDate(date),
      value: [
        kind === 'invoice' ? `Rechnung ${number}` : `Stornorechnung ${number} zu ${cancels}`,
        lines[0]?.text,
        formatPrice(gross_cents),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}
