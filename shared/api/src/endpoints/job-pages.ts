import type { JobDemandLean } from '@silverjobs/contract';
import {
  DROPPED_ENTRY_ID,
  JOB_POOL_PAGE_SIZE,
  UNCOUNTED_ENTRY_ID,
} from '@silverjobs/contract/constants';

/**
 * Whether a page of the list is full, so that another one may follow. Entries with id -1 do not
 * count; entries with id 0 are not shown, but the server counted them (jobs-3).
 */
export function isFullPage(page: readonly Pick<JobDemandLean, 'id'>[]): boolean {
  return page.filter(({ id }) => id !== UNCOUNTED_ENTRY_ID).length >= JOB_POOL_PAGE_SIZE;
}

/** Offset of the page after this one; undefined when there is none. */
export function nextJobOffset(
  page: readonly Pick<JobDemandLean, 'id'>[],
  offset: number,
): number | undefined {
  return isFullPage(page) ? offset + JOB_POOL_PAGE_SIZE : undefined;
}

/** Offset of the page before the one at this offset; undefined when it is the first. */
export function previousJobOffset(offset: number): number | undefined {
  return offset > 0 ? Math.max(0, offset - JOB_POOL_PAGE_SIZE) : undefined;
}

/**
 * The jobs of loaded pages, page by page, without entries with id 0. A job that moved to a later
 * page while the reader scrolled is kept once.
 */
export function uniqueJobPages<T extends Pick<JobDemandLean, 'id'>>(
  pages: readonly (readonly T[])[],
): T[][] {
  const seen = new Set<number>();
  return pages.map((page) =>
    page.filter(({ id }) => {
      if (id === DROPPED_ENTRY_ID || seen.has(id)) return false;
      if (id !== UNCOUNTED_ENTRY_ID) seen.add(id);
      return true;
    }),
  );
}
