import type { Stats } from '@rspack/core';
import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { FIRST_VIEW_FILE } from '@silverjobs/federation/rspack';
import { integrityOf, type ReleaseFile } from '@silverjobs/federation/store';

/** The server's part of all pages, beside that of the shell. */
export const PAGES_FIRST_VIEW_FILE = `pages-${FIRST_VIEW_FILE}`;

interface TwinRegistryParts {
  registry: Registry;
  release: string;
  files: ReleaseFile[];
  stats: Stats;
}

/**
 * The registry of the twin: the same pages as one remote, whose files all belong to the host's release,
 * so that the document announces the page's chunks as it does for a remote.
 */
export function twinRegistry({ registry, release, files, stats }: TwinRegistryParts): Registry {
  const { entrypoints, namedChunkGroups } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const first = entrypoints?.host?.assets?.map(({ name }) => name) ?? [];
  const integrity = integrityOf(files);
  const filesOf = (expose: string) => {
    const assets = namedChunkGroups?.[expose]?.assets ?? [];
    const names = assets.map(({ name }) => name).filter((name) => !first.includes(name));
    return {
      js: names.filter((name) => name.endsWith('.js')),
      css: names.filter((name) => name.endsWith('.css')),
    };
  };
  const { host, ...rest } = registry;
  // What is for operators alone stands in their documents only.
  const remotes = Object.values(registry.remotes).filter((remote) =>
    remote.pages.some(({ access }) => access.kind !== 'operator'),
  );
  const [any] = remotes;
  if (!host || !any) throw new Error('There is no published host with a remote.');
  const pages = remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ ...page, files: filesOf(page.expose) })),
  );
  const whole: RemoteRelease = {
    ...any,
    ...{ name: 'host', release, container: 'host', pages, integrity },
    menu: remotes.flatMap(({ menu }) => menu),
    help: remotes.flatMap(({ help = [] }) => help),
    tour: remotes.flatMap(({ tour = [] }) => tour),
    widgets: remotes.flatMap(({ widgets = [] }) =>
      widgets.map((widget) => ({ ...widget, files: filesOf(widget.expose) })),
    ),
    // The document announces the entry; here that is the first script once more.
    entry: first.find((name) => name.endsWith('.js')) ?? any.entry,
    firstView: { file: PAGES_FIRST_VIEW_FILE },
  };
  // Names that a remote imports are checked against the host's; here one build knows.
  const { uses: _, ...remote } = whole;
  return {
    ...rest,
    revision: 1,
    host: {
      ...host,
      release,
      scripts: first.filter((name) => name.endsWith('.js')),
      styles: first.filter((name) => name.endsWith('.css')),
      fonts: files.map(({ name }) => name).filter((name) => host.fonts.includes(name)),
      integrity,
      firstView: { file: FIRST_VIEW_FILE },
    },
    remotes: { host: remote },
  };
}
