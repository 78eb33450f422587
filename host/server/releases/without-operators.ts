import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { memoizeByObject } from '../common/caches.ts';
import { matchPages } from './match-page.ts';

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
