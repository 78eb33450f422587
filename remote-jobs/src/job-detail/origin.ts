import type { ListOrigin } from '../job-list/LoadedJobs.tsx';

/** The list that led to a job, kept with the entry of the history; null without one. */
export function readOrigin(state: unknown): ListOrigin | null {
  if (typeof state !== 'object' || state === null) return null;
  const { list, total } = state as Partial<Record<keyof ListOrigin, unknown>>;
  if (typeof list !== 'string' || !/^\/(?:jobs|saved-jobs|applications)?(?:\?|$)/.test(list))
    return null;
  return { list, total: typeof total === 'number' ? total : undefined };
}
