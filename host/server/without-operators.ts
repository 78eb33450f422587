import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { matchPages } from './match-page.ts';

const isForOperators = ({ pages }: RemoteRelease) =>
  pages.every(({ access }) => access.kind === 'operator');

/** What nearly everybody gets of a registry: the same object, so that its text is written once. */
const ofOthers = new WeakMap<Registry, Registry>();

/**
 * The registry for the document of a path: remotes that are for operators alone stand in the documents
 * of their own pages only, so that nobody else pays for them (operators-1).
 */
export function withoutOperators(registry: Registry, path: string): Registry {
  const hidden = Object.values(registry.remotes).filter(isForOperators);
  const remotes = Object.fromEntries(hidden.map((remote) => [remote.name, remote]));
  const shown = new Set(matchPages({ ...registry, remotes }, path).map(({ remote }) => remote));
  const made = shown.size > 0 ? undefined : ofOthers.get(registry);
  if (made) return made;
  const left = Object.entries(registry.remotes).filter(
    ([, remote]) => !isForOperators(remote) || shown.has(remote),
  );
  const result = { ...registry, remotes: Object.fromEntries(left) };
  if (shown.size === 0) ofOthers.set(registry, result);
  return result;
}
