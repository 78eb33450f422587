import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  publicEmployerPage,
  publicJobAnswer,
  publicLanding,
  publicLandingIndex,
  publicSearch,
} from '../entities/public-job.ts';
import { done, email, id, idParams, inText, linkToken, milliseconds, text } from '../primitives.ts';

/**
 * A parameter of an address that anybody may have typed: the first of several, cut where it is too
 * long. What it says is read by the handler, which leaves out what means nothing (public-4).
 */
function loose(max: number) {
  const read = (value: unknown) => {
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? first.slice(0, max) : undefined;
  };
  const schema: unknown = z.preprocess(read, text(max).optional());
  return (schema as z.ZodType<string | undefined, string | undefined>).optional();
}

/** The search as it stands in addresses: /stellen?was=Fahrer&wo=Köln&stunden=2,3. */
export const publicSearchQuery = z.object({
  /** An occupation, or words. */
  was: loose(100),
  /** A place, a postal code, a region. */
  wo: loose(100),
  /** Ids of kinds of job (GET /job_type), with commas between them. */
  art: loose(100),
  /** Ids of hours (GET /work_load), in the same way. */
  stunden: loose(100),
  /** '1': mostly or wholly from home. */
  homeoffice: loose(10),
  /** Euros an hour at least: '15' or '15,50'. */
  lohn: loose(10),
  /** Kilometres around a postal code: one of LOCATION_RADII_KM. */
  umkreis: loose(10),
  /** 'neu' or 'nah'. */
  sortierung: loose(10),
  seite: loose(10),
});

/** A search whose new jobs somebody wants by mail (public-9). */
const publicAlertInput = publicSearchQuery
  .omit({ sortierung: true, seite: true })
  .extend({ email })
  .meta({ id: 'PublicAlertInput' });

const pageOf = z.object({ seite: loose(10) });
const shared = { group: 'main', identity: 'public', ours: true } as const;
/** A change of a job is seen everywhere after that (public-1). */
const read = { ...shared, cacheSeconds: 5 } as const;

/** Jobs that one answer tells the change of. */
export const PUBLIC_CHANGES_MAX = 1_000;

/** What everybody may read without an account (docs/rules/public.md). */
export const publicCalls = {
  'GET /public_job': {
    ...read,
    summary: 'Public jobs: a page, and how the search was understood.',
    rules: 'public-1, public-4',
    query: publicSearchQuery,
    response: publicSearch,
  },
  'GET /public_job/{id}': {
    ...read,
    summary: 'One job as everybody sees it; of one that has ended only that, with similar ones.',
    rules: 'public-2, public-3',
    params: idParams,
    response: publicJobAnswer,
    errors: ['not_found'],
  },
  'GET /public_employer/{id}': {
    ...read,
    summary: 'An employer with its open jobs; a household or one without jobs is not found.',
    rules: 'public-2',
    params: idParams,
    query: pageOf,
    response: publicEmployerPage,
    errors: ['not_found'],
  },
  'GET /public_landing': {
    ...read,
    summary: 'The page of an occupation, of a place, or of both; not found where no job is.',
    rules: 'public-5',
    query: pageOf.extend({ beruf: loose(100), ort: loose(100) }),
    response: publicLanding,
    errors: ['not_found'],
  },
  'GET /public_landing_index': {
    ...read,
    summary: 'Occupations and Länder with jobs, and the places of one Land.',
    rules: 'public-5',
    query: z.object({ land: loose(40) }),
    response: publicLandingIndex,
  },
  'GET /public_changes': {
    ...shared,
    summary: 'Which jobs have changed since a moment, for whoever keeps copies of their pages.',
    rules: 'public-10',
    query: z.object({ seit: inText(milliseconds.max(8_000_000_000_000)) }),
    response: z.object({ ids: z.array(id), until: milliseconds }),
  },
  'POST /public_alert': {
    ...shared,
    summary: 'Asks by mail whether new jobs of a search shall come to this address.',
    rules: 'public-9',
    body: publicAlertInput,
    response: done,
    errors: ['rate.limited'],
  },
  'POST /public_alert/confirm': {
    ...shared,
    summary: 'Begins the mails of a search; POST /alert_unsubscribe ends and deletes them.',
    rules: 'public-9',
    body: z.object({ token: linkToken }),
    response: z.object({ search: text(1_000) }),
    errors: ['link.invalid', 'rate.limited'],
  },
} as const satisfies CallTable;

export type PublicSearchQuery = z.output<typeof publicSearchQuery>;
