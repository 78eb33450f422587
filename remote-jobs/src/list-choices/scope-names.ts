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

/**
 * The scope that a list has in force: what is not known of her narrows nothing, so without activities
 * 'fitting' is what is near (jobs-59).
 */
export function scopeInForce(scope: ShownScope, known: Known): ShownScope {
  const shown = shownScopes(known);
  if (shown.includes(scope)) return scope;
  return scope === 'fitting' && shown.includes('near') ? 'near' : 'all';
}

/** The choices that make a difference; all of them while it is not known what is known of her. */
export function shownScopes(known: Known): readonly ShownScope[] {
  const { has_place = true, has_activities = true } = known ?? {};
  return [
    ...(has_place ? ['near' as const] : []),
    ...(has_activities ? ['fitting' as const] : []),
    'all',
  ];
}
