import { paths } from '@silverjobs/contract/paths';
import type { RegistryPage } from '@silverjobs/federation';

/** Where a link leads: the page's path, and the record whose id belongs into it (access-35). */
export interface Destination {
  path: string;
  /** Field of the look-up that gives the id; null where the link's own id is the page's. */
  record: string | null;
}

/**
 * The page that takes a link: one with a place for the link's id, if there is both, else one without.
 * Where nobody declares the target, it is the start page.
 */
export function destinationOf(
  pages: readonly RegistryPage[],
  { target, id }: { target: string; id: number | null },
): Destination {
  const wanted = target.toLowerCase();
  const takers = pages.filter(({ deepLink }) => deepLink?.targets.includes(wanted));
  const forId = id === null ? undefined : takers.find(({ path }) => path.includes(':'));
  const page = forId ?? takers.find(({ path }) => !path.includes(':'));
  return { path: page?.path ?? paths.start, record: page?.deepLink?.record ?? null };
}

/** The address of a destination; the path of a deep link has one parameter at most. */
export function addressOf(path: string, id: number | null): string {
  return path.replace(/:\w+/, String(id));
}
