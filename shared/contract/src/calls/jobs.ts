import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { LOCATION_SEARCH_DEFAULT } from '../constants.ts';
import { jobDemand, jobDemandLean } from '../entities/job-demand.ts';
import { locationOptionId } from '../entities/job-search.ts';
import { whatOption, whereOption } from '../entities/options.ts';
import { count, id, idParams, inText, pageQuery, text } from '../primitives.ts';

const filters = {
  search_what_id: inText(id).optional(),
  search_location_id: inText(locationOptionId).optional(),
};

/** Query of GET /job_demand, one shape a mode (Spec 1 §7). */
export const jobDemandQuery = z.discriminatedUnion('mode', [
  pageQuery.extend({ mode: z.literal('lean'), ...filters }),
  z.object({ mode: z.literal('count'), ...filters }),
  z.object({ mode: z.literal('key'), key: text(100).min(1) }),
]);

const leanList = z.array(jobDemandLean);

export const jobsCalls = {
  'GET /job_demand': {
    group: 'main',
    identity: 'user',
    summary: 'Jobs as a page (lean), their number (count) or the one with a key (key).',
    spec: '1 §7',
    query: jobDemandQuery,
    response: z.union([leanList, count]),
    modes: { lean: leanList, count, key: leanList },
  },
  'GET /job_demand/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'One job with everything its page shows.',
    spec: '1 §7, 2 §3',
    params: idParams,
    response: jobDemand,
    errors: ['not_found', 'job_demand.deactivated'],
  },
  'GET /search_what': {
    group: 'main',
    identity: 'user',
    summary: 'All occupations with their keywords.',
    spec: '1 §7',
    query: z.object({ mode: z.literal('modal') }),
    response: z.array(whatOption),
  },
  'GET /search_location': {
    group: 'main',
    identity: 'user',
    summary: "Places, regions and built-ins for a typed text; 'All' or nothing gives the defaults.",
    spec: '1 §7, 2 §7',
    query: z.object({
      mode: z.literal('autocomplete'),
      search: text(100).default(LOCATION_SEARCH_DEFAULT),
    }),
    response: z.array(whereOption),
  },
} as const satisfies CallTable;
