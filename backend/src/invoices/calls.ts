import { implement } from '../http/implement.ts';
import { countInvoices, findInvoice, listInvoices } from './load-invoices.ts';
import { makeInvoicePdf } from './make-invoice-pdf.ts';

export const invoiceCalls = [
  implement('GET /invoice', async ({ requester, query }, services) =>
    query.mode === 'count'
      ? { id: await countInvoices(services.db, requester.usersId) }
      : listInvoices(services, requester.usersId, query),
  ),
  implement('GET /invoice/{id}/pdf', async ({ requester, params }, services) => {
    const invoice = await findInvoice(services, requester.usersId, params.id);
    const pdf = await makeInvoicePdf(invoice);
    const kind = invoice.kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
    return { file_name: `${kind}-${invoice.number}.pdf`, content: pdf.toString('base64') };
  }),
];
