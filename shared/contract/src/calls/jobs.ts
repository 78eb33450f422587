import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  JOB_MAP_PLACES_MAX,
  JOB_ORDERS,
  JOB_SCOPES,
  LOCATION_SEARCH_DEFAULT,
} from '../constants.ts';
import { jobDemand, jobDemandLean } from '../entities/job-demand.ts';
import { jobMap } from '../entities/job-map.ts';
import { guestReportInput, jobReportInput } from '../entities/job-report.ts';
import { jobScopes } from '../entities/job-scopes.ts';
import { chosenIds, locationOptionId, narrowing } from '../entities/job-search.ts';
import { jobSuggestions, relatedOccupation } from '../entities/job-suggestions.ts';
import { whatOption, whereOption } from '../entities/options.ts';
import { count, done, id, idParams, inText, pageQuery, text } from '../primitives.ts';

/** What list, count, map and suggestions are filtered by. */
const filters = {
  search_what_id: inText(id).optional(),
  search_location_id: inText(locationOptionId).optional(),
  ...narrowing,
};
/** The same, and whether only what is hers (jobs-59). */
const scoped = { ...filters, scope: z.enum(JOB_SCOPES).optional() };

/** Some points of the map, each by its postal code, with commas between them; ours (jobs-13). */
const mapPlaces = z
  .string()
  .max(JOB_MAP_PLACES_MAX * 'CH-4051,'.length)
  .regex(/^(?:\d{5}|(?:A|CH|FL)-\d{4})(?:,(?:\d{5}|(?:A|CH|FL)-\d{4}))*$/);

/** Query of GET /job_demand, one shape a mode (jobs-1, jobs-2). */
const jobDemandQuery = z.discriminatedUnion('mode', [
  pageQuery.extend({
    mode: z.literal('lean'),
    ...scoped,
    places: mapPlaces.optional(),
    /** The last job of the page before; ours (jobs-103). */
    after: inText(id).optional(),
    order: z.enum(JOB_ORDERS).optional(),
  }),
  z.object({ mode: z.literal('count'), ...scoped }),
  z.object({ mode: z.literal('key'), key: text(100).min(1) }),
]);

const leanList = z.array(jobDemandLean);

export const jobsCalls = {
  'GET /job_demand': {
    group: 'main',
    identity: 'user',
    summary: 'Jobs as a page (lean), their number (count) or the one with a key (key).',
    rules: 'jobs-1, jobs-2, jobs-57, jobs-103',
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
    query: z.object(scoped),
    response: jobSuggestions,
  },
  'POST /content_report': {
    group: 'main',
    identity: 'public',
    summary: 'Reports a job without an account.',
    rules: 'operators-24',
    ours: true,
    body: guestReportInput,
    response: done,
    errors: ['not_found', 'rate.limited'],
  },
  'GET /job_demand/map': {
    group: 'main',
    identity: 'user',
    summary: 'The places of all jobs of a filter with their numbers.',
    rules: 'jobs-13',
    ours: true,
    query: z.object(scoped),
    response: jobMap,
  },
  'GET /job_demand/scopes': {
    group: 'main',
    identity: 'user',
    summary: "How many jobs of a filter there are, in the candidate's radius, and fitting there.",
    rules: 'jobs-59',
    ours: true,
    query: z.object(filters),
    response: jobScopes,
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
  'GET /search_what/related': {
    group: 'main',
    identity: 'candidate',
    summary: 'Some occupations and those related to them, with their numbers of jobs.',
    rules: 'guide-14',
    ours: true,
    query: z.object({ ids: chosenIds }),
    response: z.array(relatedOccupation),
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
  'GET /search_location/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'A place by its id, null for an unknown one; `label` picks a name of its postal code.',
    rules: 'jobs-70',
    ours: true,
    params: z.object({ id: inText(locationOptionId) }),
    query: z.object({ label: text(300).optional() }),
    response: whereOption.nullable(),
  },
} as const satisfies CallTable;
