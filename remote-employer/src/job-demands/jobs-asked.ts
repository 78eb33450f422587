import type { JobsAsked } from '@silverjobs/api/employer-job';
import { EMPLOYER_JOB_ORDERS } from '@silverjobs/contract/constants';
import { parseDemandFilter } from './job-texts.ts';

/** Characters of a search; the backend takes no more. */
export const WORDS_MAX_LENGTH = 100;

/** What the orders are called. */
export const ORDERS = [
  { value: 'newest', label: 'Neueste zuerst' },
  { value: 'unread', label: 'Neue Nachrichten zuerst' },
  { value: 'applications', label: 'Meiste Bewerbungen zuerst' },
  { value: 'ending', label: 'Endet bald' },
  { value: 'title', label: 'Nach dem Titel' },
] as const satisfies readonly { value: NonNullable<JobsAsked['order']>; label: string }[];

/** What the address asks for; anything unknown is nothing. */
export function readJobsAsked(query: URLSearchParams): JobsAsked {
  const status = parseDemandFilter(query.get('status'));
  const words = (query.get('suche') ?? '').slice(0, WORDS_MAX_LENGTH).trim();
  const order = EMPLOYER_JOB_ORDERS.find((one) => one === query.get('reihe'));
  return {
    ...(status !== 'all' && { status }),
    ...(words && { words }),
    ...(order && order !== 'newest' && { order }),
  };
}

/** The same as an address. */
export function writeJobsAsked({ status, words, order }: JobsAsked): Record<string, string> {
  return {
    ...(status && { status }),
    ...(words && { suche: words }),
    ...(order && order !== 'newest' && { reihe: order }),
  };
}
