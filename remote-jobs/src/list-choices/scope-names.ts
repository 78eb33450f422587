import type { JobScopes } from '@silverjobs/contract';
import type { JOB_SCOPES } from '@silverjobs/contract/constants';
import type { JobGroup } from '../job-list/group-starts.ts';

/** What the list can show. */
export type ShownScope = 'all' | (typeof JOB_SCOPES)[number];

/** What is known of her; undefined while it is not known what is known. */
type Known = Pick<JobScopes, 'has_place' | 'has_activities'> | undefined;

/** Without a place what fits is near nothing (jobs-57). */
const fitting = (known: Known) =>
  known?.has_place === false ? 'Passend zu Ihnen' : 'Passend und in Ihrer Nähe';
const NEAR = 'In Ihrer Nähe';

/** Words for what the list can show. */
export function scopeNames(known: Known): Readonly<Record<ShownScope, string>> {
  return { all: 'Alle', near: NEAR, fitting: fitting(known) };
}

/** Names of the groups of the list. */
export function groupNames(known: Known): Readonly<Record<JobGroup, string>> {
  return { fitting: fitting(known), near: NEAR, other: 'Weitere Stellen' };
}

/** The choices that make a difference; all of them while it is not known what is known of her. */
export function shownScopes(known: Known): readonly ShownScope[] {
  const { has_place = true, has_activities = true } = known ?? {};
  const scopes: ShownScope[] = ['all'];
  if (has_place) scopes.push('near');
  if (has_activities) scopes.push('fitting');
  return scopes;
}
