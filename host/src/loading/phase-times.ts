import { withBasePath } from '@silverjobs/contract/base-path';
import type { RemoteRelease } from '@silverjobs/federation';
import { releaseUrl } from '@silverjobs/federation/release-url';
import { MAX_PHASE_MS } from '../../common/document-names.ts';

/** Moments of a page's load, in the time of `performance.now`. */
export interface LoadMoments {
  /** Its code was asked for; 0 for the first page of a document. */
  began: number;
  /** Its code was evaluated. */
  loaded: number;
  /** Its first frame. */
  shown: number;
}

/**
 * Whole milliseconds of each phase of a load; together they are the time that somebody waited (delivery-93). Undefined
 * where the computer slept meanwhile.
 */
export function phaseTimes(
  { name, release, entry }: RemoteRelease,
  { began, loaded, shown }: LoadMoments,
): Record<string, number> | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFirst = began === 0;
  const documentEnd = isFirst
    ? ((navigation as PerformanceNavigationTiming)?.responseStart ?? 0)
    : 0;
  const path = withBasePath(releaseUrl(name, release, entry));
  const [file] = performance.getEntriesByName(new URL(path, location.href).href, 'resource');
  const start = Math.max(began, documentEnd);
  // It may have been there before: with the intention to go there, or with another page.
  const entryEnd = Math.min(
    loaded,
    Math.max(start, file ? (file as PerformanceResourceTiming).responseEnd : 0),
  );
  const times = {
    ...(isFirst && { document: documentEnd }),
    entry: entryEnd - start,
    module: loaded - entryEnd,
    render: shown - loaded,
  };
  if (Object.values(times).some((milliseconds) => milliseconds > MAX_PHASE_MS)) return;
  return Object.fromEntries(
    Object.entries(times).map(([phase, milliseconds]) => [
      phase,
      Math.max(0, Math.round(milliseconds)),
    ]),
  );
}
