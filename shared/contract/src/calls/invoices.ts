import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { invoice } from '../entities/invoice.ts';
import { count, downloadFile, idParams, pageQuery } from '../primitives.ts';

const shared = { group: 'main', identity: 'user', rules: 'employers-31', ours: true } as const;
const invoices = z.array(invoice);

/** Invoices of what a user has paid for: advertisements and silver+. */
export const invoicesCalls = {
  'GET /invoice': {
    ...shared,
    summary: 'The own invoices and cancellation invoices, newest first, or their number (count).',
    query: z.union([
      z.object({ mode: z.literal('count') }),
      pageQuery.extend({ mode: z.literal('list').default('list') }),
    ]),
    response: z.union([invoices, count]),
    modes: { list: invoices, count },
  },
  'GET /invoice/{id}/pdf': {
    ...shared,
    summary: 'An own invoice as a PDF.',
    params: idParams,
    response: downloadFile,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
