import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { JOB_MAP_PLACES_MAX, LOCATION_SEARCH_DEFAULT } from '../constants.ts';
import { jobDemand, jobDemandLean } from '../entities/job-demand.ts';
import { jobMap } from '../entities/job-map.ts';
import { jobReportInput } from '../entities/job-report.ts';
import { locationOptionId } from '../entities/job-search.ts';
import { jobSuggestions } from '../entities/job-suggestions.ts';
import { whatOption, whereOption } from '../entities/options.ts';
import { count, done, id, idParams, inText, pageQuery, text } from '../primitives.ts';

const filters = {
  search_what_id: inText(id).optional(),
  search_location_id: inText(locationOptionId).optional(),
};

/** Some points of the map, each by its postal code, with commas between them; ours (jobs-13). */
const mapPlaces = z
  .string()
  .max(JOB_MAP_PLACES_MAX * '50667,'.length)
  .regex(/^\d{5}(?:,\d{5})*$/);

/** Query of GET /job_demand, one shape a mode (jobs-1, jobs-2). */
const jobDemandQuery = z.discriminatedUnion('mode', [
  pageQuery.extend({ mode: z.literal('lean'), ...filters, places: mapPlaces.optional() }),
  z.object({ mode: z.literal('count'), ...filters }),
  z.object({ mode: z.literal('key'), key: text(100).min(1) }),
]);

const leanList = z.array(jobDemandLean);

export const jobsCalls = {
  'GET /job_demand': {
    group: 'main',
    identity: 'user',
    summary: 'Jobs as a page (lean), their number (count) or the one with a key (key).',
    rules: 'jobs-1, jobs-2',
    query: jobDemandQuery,
    response: z.union([leanList, count]),
    modes: { lean: leanList, count, key: leanList },
  },
  'GET /job_demand/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'One job with everything its page shows.',
    rules: 'jobs-40',
    params: idParams,
    response: jobDemand,
    errors: ['not_found', 'job_demand.deactivated'],
  },
  'GET /job_demand/suggestions': {
    group: 'main',
    identity: 'user',
    summary: 'What to try instead of a filter: wider locations, related occupations, Homeoffice.',
    rules: 'jobs-14',
    ours: true,
    query: z.object(filters),
    response: jobSuggestions,
  },
  'GET /job_demand/map': {
    group: 'main',
    identity: 'user',
    summary: 'The places of all jobs of a filter with their numbers.',
    rules: 'jobs-13',
    ours: true,
    query: z.object(filters),
    response: jobMap,
  },
  'POST /job_demand/{id}/report': {
    group: 'main',
    identity: 'user',
    summary: 'Reports a job to the operator. A second report of the same job is a conflict.',
    rules: 'jobs-47',
    ours: true,
    params: idParams,
    body: jobReportInput,
    response: done,
    errors: ['not_found', 'job_demand.deactivated', 'conflict', 'rate.limited'],
  },
  'GET /search_what': {
    group: 'main',
    identity: 'user',
    summary: 'All occupations with their keywords.',
    rules: 'jobs-16',
    query: z.object({ mode: z.literal('modal') }),
    response: z.array(whatOption),
  },
  'GET /search_location': {
    group: 'main',
    identity: 'user',
    summary: "Places, regions and built-ins for a typed text; 'All' or nothing gives the defaults.",
    rules: 'jobs-18',
    query: z.object({
      mode: z.literal('autocomplete'),
      search: text(100).default(LOCATION_SEARCH_DEFAULT),
    }),
    response: z.array(whereOption),
  },
} as const satisfies CallTable;
