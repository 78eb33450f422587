import type { Purpose, Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';

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

/** Every page of every live remote. */
export function declaredPages({ remotes }: Registry): RegistryPage[] {
  return Object.values(remotes).flatMap(({ pages }) => pages);
}

/** Path of the page that declares a purpose; null while no live remote has one. */
export function purposePath(pages: readonly RegistryPage[], purpose: Purpose): string | null {
  return pages.find((page) => page.purpose === purpose)?.path ?? null;
}
