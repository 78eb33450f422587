import type { Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';
import { matchPath } from 'react-router-dom';
import { memoizeByObject } from '../common/caches.ts';
import { indexPatternsByFirstSegment } from '../common/index-patterns.ts';

/** A page of the registry that answers for a path. */
export interface PageMatch {
  remote: RemoteRelease;
  page: RegistryPage;
  params: Record<string, string>;
}

/** All pages that answer for a path; several when their roles differ (access-8). */
export function matchPages(registry: Registry, path: string): PageMatch[] {
  const found: PageMatch[] = [];
  for (const { remote, page, pattern } of patternsOf(registry)(path)) {
    // Patterns of a page stand together, and the first that matches counts.
    if (found.at(-1)?.page === page) continue;
    const match = matchPath(pattern, path);
    if (match) found.push({ remote, page, params: definedParams(match.params) });
  }
  return found;
}

const patternsOf = memoizeByObject(({ remotes }: Registry) => {
  const patterns = Object.values(remotes).flatMap((remote) =>
    remote.pages.flatMap((page) =>
      [page.path, ...(page.aliases ?? [])].map((pattern) => ({ remote, page, pattern })),
    ),
  );
  return indexPatternsByFirstSegment(patterns, ({ pattern }) => pattern);
});

function definedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
