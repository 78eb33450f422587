import type { Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';
import { matchPath } from 'react-router-dom';

/** A page of the registry that answers for a path. */
export interface PageMatch {
  remote: RemoteRelease;
  page: RegistryPage;
  params: Record<string, string>;
}

/** All pages that answer for a path; several when their roles differ (access-8). */
export function matchPages(registry: Registry, path: string): PageMatch[] {
  return Object.values(registry.remotes).flatMap((remote) =>
    remote.pages.flatMap((page) => {
      for (const pattern of [page.path, ...(page.aliases ?? [])]) {
        const match = canMatch(pattern, path) && matchPath(pattern, path);
        if (match) return [{ remote, page, params: definedParams(match.params) }];
      }
      return [];
    }),
  );
}

/** Whether a path has the pattern's first word: the router's own way is too dear for all pages each time. */
export function canMatch(pattern: string, path: string): boolean {
  const word = firstWord(pattern);
  return /[:*]/.test(word) || word.toLowerCase() === firstWord(path).toLowerCase();
}

function firstWord(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function definedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
