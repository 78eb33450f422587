import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { memoizeByObject } from '../common/caches.ts';
import { inlineJson } from '../common/html.ts';

/**
 * What the browser, and whoever renders for it, needs of the registry. Hashes do not compress, so only
 * those of the entries go along; the entries themselves know the names and hashes of their chunks.
 * First calls are the early script's; forms of links are for browsers without any; help has an address of its own.
 */
export function bootRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    bootRemote(remote),
  ]);
  return { ...registry, host: null, remotes: Object.fromEntries(remotes) };
}

/** Of so many remotes documents carry the hash of each entry: 32 bytes that do not compress. */
const ENTRY_HASHES_MAX = 20;

/**
 * An object as JSON that is safe inside a script element, and in it as `registry` what the browser needs
 * of the registry, which is written once for all who get it. Of many remotes it has the hashes of few entries,
 * and the browser asks for others when they are needed (delivery-87).
 * @param needed names of remotes whose hashes it has in any case: those of the document's own page, and those
 * that the registry on the server does not have as the document does
 */
export function serializeWithRegistry(
  value: object,
  registry: Registry,
  needed: readonly string[] = [],
): string {
  return `{"registry":${registryText(registry, needed)},${inlineJson(value).slice(1)}`;
}

function registryText(registry: Registry, needed: readonly string[]): string {
  const { remotes, ...rest } = registry;
  const entries = Object.entries(remotes);
  if (entries.length <= ENTRY_HASHES_MAX) return textOf(registry);
  const texts = entries.map(([name, remote]) => {
    const text = needed.includes(name) ? textWithHash(remote) : textWithoutHash(remote);
    return `${inlineJson(name)}:${text}`;
  });
  return `${inlineJson({ ...rest, host: null }).slice(0, -1)},"remotes":{${texts.join(',')}}}`;
}

const textOf = memoizeByObject((registry: Registry) => inlineJson(bootRegistry(registry)));
const textWithHash = memoizeByObject((remote: RemoteRelease) => inlineJson(bootRemote(remote)));
const textWithoutHash = memoizeByObject((remote: RemoteRelease) =>
  inlineJson({ ...bootRemote(remote), integrity: {} }),
);

const bootRemote = memoizeByObject((remote: RemoteRelease): RemoteRelease => {
  const { uses: _, help: _help, tour: _tour, ...rest } = remote;
  const hash = remote.integrity[remote.entry];
  const files = { js: [], css: [] };
  const pages = remote.pages.map(
    ({ firstCalls: _calls, firstTeamCalls: _team, slots: _slots, linkForm: _form, ...page }) => ({
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
