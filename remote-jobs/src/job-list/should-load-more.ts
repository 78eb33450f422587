import { JOB_PREFETCH_THRESHOLD_ROWS } from '@silverjobs/contract/constants';

/** Where the list stands. */
export interface LoadState {
  /** Index of the last row rendered, from 0. */
  lastDrawn: number;
  /** Rows loaded. */
  loaded: number;
  hasMore: boolean;
  loading: boolean;
  /** The last attempt failed; the reader decides about the next one. */
  failed: boolean;
}

/** The next page is loaded when 5 rows or fewer are left and none is on its way (jobs-5). */
export function shouldLoadMore(state: LoadState): boolean {
  const { lastDrawn, loaded, hasMore, loading, failed } = state;
  if (!hasMore || loading || failed) return false;
  return lastDrawn >= loaded - 1 - JOB_PREFETCH_THRESHOLD_ROWS;
}
