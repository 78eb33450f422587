import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { locationOptionId } from '../entities/job-search.ts';
import { partnerJob } from '../entities/partner-job.ts';
import { count, id, inText, pageQuery } from '../primitives.ts';

const filters = {
  search_what_id: inText(id).optional(),
  search_location_id: inText(locationOptionId).optional(),
};
const list = z.array(partnerJob);

export const partnerJobsCalls = {
  'GET /partner_job': {
    group: 'main',
    identity: { feature: 'ai-jobs' },
    summary: 'Jobs of partners as a page (list), newest first, or their number (count).',
    rules: 'jobs-100',
    ours: true,
    query: z.discriminatedUnion('mode', [
      pageQuery.extend({ mode: z.literal('list'), ...filters }),
      z.object({ mode: z.literal('count'), ...filters }),
    ]),
    response: z.union([list, count]),
    modes: { list, count },
  },
} as const satisfies CallTable;
