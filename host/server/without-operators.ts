import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { matchPages } from './match-page.ts';

const isForOperators = ({ pages }: RemoteRelease) =>
  pages.every(({ access }) => access.kind === 'operator');

/**
 * The registry for the document of a path: remotes that are for operators alone stand in the documents
 * of their own pages only, so that nobody else pays for them (operators-1).
 */
export function withoutOperators(registry: Registry, path: string): Registry {
  const remotes = Object.entries(registry.remotes).filter(
    ([name, remote]) =>
      !isForOperators(remote) ||
      matchPages(registry, path).some((match) => match.remote.name === name),
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
