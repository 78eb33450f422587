import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { applicationOverview } from '../entities/application.ts';
import { count, pageQuery } from '../primitives.ts';

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
} as const satisfies CallTable;
