import type { Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';

/** A page of a remote, as the registry names it. */
export interface RemotePage {
  remote: RemoteRelease;
  page: RegistryPage;
}

/** A path of the application and the pages that answer for it; several when their roles differ. */
export interface PageRoute {
  path: string;
  pages: RemotePage[];
}

/** Every path of every live remote, aliases included. */
export function pageRoutes(registry: Registry): PageRoute[] {
  const byPath = new Map<string, RemotePage[]>();
  for (const remote of Object.values(registry.remotes)) {
    for (const page of remote.pages) {
      for (const path of [page.path, ...(page.aliases ?? [])]) {
        byPath.set(path, [...(byPath.get(path) ?? []), { remote, page }]);
      }
    }
  }
  return [...byPath].map(([path, pages]) => ({ path, pages }));
}
