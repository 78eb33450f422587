import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { memoizeByObject } from '../common/caches.ts';
import { inlineJson } from '../common/html.ts';

/** Of so many remotes documents carry the hash of each entry: 32 bytes that do not compress. */
const ENTRY_HASHES_MAX = 20;

/**
 * What the browser, and whoever renders for it, needs of the registry. Hashes do not compress, so only
 * those of the entries go along, and of many remotes none of them (`entryHashes`); the entries themselves
 * know the names and hashes of their chunks.
 * First calls are the early script's; forms of links are for browsers without any; help has an address of its own.
 */
export function bootRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    hasMany(registry) ? { ...bootRemote(remote), integrity: {} } : bootRemote(remote),
  ]);
  return { ...registry, host: null, remotes: Object.fromEntries(remotes) };
}

const hasMany = ({ remotes }: Registry): boolean => Object.keys(remotes).length > ENTRY_HASHES_MAX;

/**
 * Hashes of entries, by remote, that a document carries beside a registry of many remotes; others are asked for
 * when they are needed. Undefined where the registry has all of them.
 * @param needed names of the remotes that the document's own page needs, and of those that the registry on the
 * server does not have as this document does
 */
export function entryHashes(
  registry: Registry,
  needed: readonly string[],
): Record<string, string> | undefined {
  if (!hasMany(registry)) return undefined;
  const hashes = needed.flatMap((name) => {
    const remote = registry.remotes[name];
    const hash = remote?.integrity[remote.entry];
    return hash ? [[name, hash]] : [];
  });
  return Object.fromEntries(hashes);
}

/**
 * An object as JSON that is safe inside a script element, and in it as `registry` what the browser needs
 * of the registry, which is written once for all who get it.
 */
export function serializeWithRegistry(value: object, registry: Registry): string {
  return `{"registry":${textOf(registry)},${inlineJson(value).slice(1)}`;
}

const textOf = memoizeByObject((registry: Registry) => inlineJson(bootRegistry(registry)));

const bootRemote = memoizeByObject((remote: RemoteRelease): RemoteRelease => {
  const { uses: _, help: _help, tour: _tour, ...rest } = remote;
  const hash = remote.integrity[remote.entry];
  const files = { js: [], css: [] };
  const pages = remote.pages.map(
    ({ firstCalls: _calls, slots: _slots, linkForm: _form, ...page }) => ({
      ...page,
      files,
    }),
  );
  const widgets = remote.widgets?.map((widget) => ({ ...widget, files }));
  return {
    ...rest,
    pages,
    ...(widgets && { widgets }),
    integrity: hash ? { [remote.entry]: hash } : {},
  };
});
