import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { inlineJson } from './inline-json.ts';

const known = new WeakMap<RemoteRelease, RemoteRelease>();

/**
 * What the browser, and whoever draws for it, needs of the registry. Hashes do not compress, so only
 * those of the entries go along; the entries themselves know the names and hashes of their chunks.
 * First calls are the early script's; help has an address of its own.
 */
export function bootRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    bootRemote(remote),
  ]);
  return { ...registry, host: null, remotes: Object.fromEntries(remotes) };
}

const texts = new WeakMap<Registry, string>();

/**
 * An object as JSON that is safe inside a script element, and in it as `registry` what the browser needs
 * of the registry, which is written once for all who get it.
 */
export function withRegistry(value: object, registry: Registry): string {
  return `{"registry":${textOf(registry)},${inlineJson(value).slice(1)}`;
}

function textOf(registry: Registry): string {
  const known = texts.get(registry);
  if (known !== undefined) return known;
  const text = inlineJson(bootRegistry(registry));
  texts.set(registry, text);
  return text;
}

function bootRemote(remote: RemoteRelease): RemoteRelease {
  const made = known.get(remote);
  if (made) return made;
  const { uses: _, help: _help, tour: _tour, ...rest } = remote;
  const hash = remote.integrity[remote.entry];
  const pages = remote.pages.map(({ firstCalls: _calls, ...page }) => ({
    ...page,
    files: { js: [], css: [] },
  }));
  const short = { ...rest, pages, integrity: hash ? { [remote.entry]: hash } : {} };
  known.set(remote, short);
  return short;
}
