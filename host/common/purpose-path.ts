import type { Purpose, Registry, RegistryPage } from '@silverjobs/federation';

/** Every page of every live remote. */
export function declaredPages({ remotes }: Registry): RegistryPage[] {
  return Object.values(remotes).flatMap(({ pages }) => pages);
}

/** Path of the page that declares a purpose; null while no live remote has one. */
export function purposePath(pages: readonly RegistryPage[], purpose: Purpose): string | null {
  return pages.find((page) => page.purpose === purpose)?.path ?? null;
}
