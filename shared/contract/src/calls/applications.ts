import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { applicationOverview, applicationReceipt } from '../entities/application.ts';
import { count, downloadFile, idParams, pageQuery } from '../primitives.ts';

const overview = z.array(applicationOverview);

/** Query of GET /application: a page or the count. */
const applicationQuery = z.union([
  z.object({ mode: z.literal('count') }),
  pageQuery.extend({ mode: z.literal('list').default('list') }),
]);

export const applicationsCalls = {
  'GET /application': {
    group: 'main',
    identity: 'candidate',
    summary: 'The own contacts with state and next step, newest first, or their number (count).',
    rules: 'jobs-56',
    ours: true,
    query: applicationQuery,
    response: z.union([overview, count]),
    modes: { list: overview, count },
  },
  'GET /application/{id}/receipt': {
    group: 'main',
    identity: 'candidate',
    summary: 'What the candidate has sent with an application, to whom and when.',
    rules: 'jobs-140',
    ours: true,
    params: idParams,
    response: applicationReceipt,
    errors: ['not_found'],
  },
  'GET /application/file': {
    group: 'main',
    identity: 'candidate',
    summary: 'All own applications with dates, to be shown to an authority, as PDF or CSV.',
    rules: 'jobs-141',
    ours: true,
    query: z.object({ format: z.enum(['pdf', 'csv']) }),
    response: downloadFile,
  },
} as const satisfies CallTable;
