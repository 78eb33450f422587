import { implement } from '../http/implement.ts';
import { invoiceFile } from './invoice-file.ts';
import { countInvoices, findInvoice, listInvoices } from './load-invoices.ts';

export const invoiceCalls = [
  implement('GET /invoice', async ({ requester, query }, services) =>
    query.mode === 'count'
      ? { id: await countInvoices(services.db, requester.sideUsersId) }
      : listInvoices(services, requester.sideUsersId, query),
  ),
  implement('GET /invoice/{id}/pdf', async ({ requester, params }, services) => {
    const invoice = await findInvoice(services, requester.sideUsersId, params.id);
    const { filename, content } = await invoiceFile(invoice);
    return { file_name: filename, content: content.toString('base64') };
  }),
];
