import type { Stats } from '@rspack/core';
import type { Registry, RegistryPage } from '@silverjobs/federation';
import { integrityOf, type ReleaseFile } from '@silverjobs/federation/store';

/** A page of a remote in the twin. */
export interface TwinPage {
  container: string;
  expose: string;
  /** Path of its module. */
  file: string;
}

interface TwinRegistryParts {
  registry: Registry;
  release: string;
  pages: TwinPage[];
  files: ReleaseFile[];
  stats: Stats;
}

/**
 * The registry of the twin: the same pages, but every file belongs to the host's release, so that
 * the document announces the page's chunks as it does for a remote.
 */
export function twinRegistry({ registry, release, files, stats }: TwinRegistryParts): Registry {
  const { entrypoints, namedChunkGroups } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const first = entrypoints?.host?.assets?.map(({ name }) => name) ?? [];
  const integrity = integrityOf(files);
  const withFiles = (container: string) => (page: RegistryPage) => {
    const assets = namedChunkGroups?.[`${container}-${page.expose}`]?.assets ?? [];
    const names = assets.map(({ name }) => name).filter((name) => !first.includes(name));
    return {
      ...page,
      files: {
        js: names.filter((name) => name.endsWith('.js')),
        css: names.filter((name) => name.endsWith('.css')),
      },
    };
  };
  // The twin is drawn by the browser alone.
  const remotes = Object.entries(registry.remotes).map(([name, { firstView: _, ...remote }]) => {
    const pages = remote.pages.map(withFiles(remote.container));
    // The document announces the entry; here that is the page's own chunk once more.
    const entry = pages[0]?.files.js[0] ?? remote.entry;
    return [name, { ...remote, name: 'host', release, entry, pages, integrity }] as const;
  });
  if (!registry.host) throw new Error('There is no published host.');
  const { firstView: _, ...host } = registry.host;
  return {
    ...registry,
    revision: 1,
    host: {
      ...host,
      release,
      scripts: first.filter((name) => name.endsWith('.js')),
      styles: first.filter((name) => name.endsWith('.css')),
      fonts: files.map(({ name }) => name).filter((name) => registry.host?.fonts.includes(name)),
      integrity,
    },
    remotes: Object.fromEntries(remotes),
  };
}
