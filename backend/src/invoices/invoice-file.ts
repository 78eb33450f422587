import type { Invoice } from '@silverjobs/contract';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { loadInvoice } from './load-invoices.ts';

type MakePdf = typeof import('./make-invoice-pdf.ts').work;

/** An invoice as a file, for a page and for a mail. */
export async function invoiceFile(
  invoice: Invoice,
): Promise<{ filename: string; content: Buffer }> {
  const kind = invoice.kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
  const pdf = await runInThread<MakePdf>(
    new URL('./make-invoice-pdf.ts', import.meta.url),
    invoice,
  );
  return { filename: `${kind}-${invoice.number}.pdf`, content: Buffer.concat(pdf) };
}

/** The invoice that goes along with a mail; one that is gone leaves the mail without it. */
export async function invoiceFiles(
  parts: Pick<Services, 'db' | 'operator'>,
  { invoiceId }: { readonly invoiceId: number | null },
): Promise<{ filename: string; content: Buffer }[]> {
  if (invoiceId === null) return [];
  const invoice = await loadInvoice(parts, invoiceId);
  return invoice ? [await invoiceFile(invoice)] : [];
}
