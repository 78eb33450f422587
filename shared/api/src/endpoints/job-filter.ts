import type { Narrowing } from '@silverjobs/contract';
import type { JOB_ORDERS, JOB_SCOPES } from '@silverjobs/contract/constants';

/** What the list is filtered by; absent means no filter. */
export interface JobFilter extends Narrowing {
  search_what_id?: number;
  search_location_id?: number;
  /** Only what is hers (jobs-59). */
  scope?: (typeof JOB_SCOPES)[number];
  /** Points of the map by their postal codes, with commas between them (jobs-13). */
  places?: string;
}

/** A list is ordered as well; without an order what fits comes first (jobs-57). */
export interface JobListFilter extends JobFilter {
  order?: (typeof JOB_ORDERS)[number];
}
