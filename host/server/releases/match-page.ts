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

const isForOperators = ({ pages }: RemoteRelease) =>
  pages.every(({ access }) => access.kind === 'operator');

const withOnly = (registry: Registry, isWanted: (remote: RemoteRelease) => boolean): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).filter(([, remote]) => isWanted(remote)),
  ),
});
const onlyOperators = memoizeByObject((registry: Registry) => withOnly(registry, isForOperators));

/** What nearly everybody gets of a registry: the same object, so that its text is written once. */
const ofOthers = memoizeByObject((registry: Registry) =>
  withOnly(registry, (remote) => !isForOperators(remote)),
);

/**
 * The registry for the document of a path: remotes that are for operators alone stand in the documents
 * of their own pages only, so that nobody else pays for them (operators-1).
 */
export function withoutOperators(registry: Registry, path: string): Registry {
  const shown = new Set(matchPages(onlyOperators(registry), path).map(({ remote }) => remote));
  if (shown.size === 0) return ofOthers(registry);
  return withOnly(registry, (remote) => !isForOperators(remote) || shown.has(remote));
}
