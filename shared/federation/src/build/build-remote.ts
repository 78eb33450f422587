import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from '@rspack/core';
import type { RegistryPage, RegistryWidget, RemoteRelease } from '../registry/registry.ts';
import { declaredHelp, type WidgetConfig } from '../registry/remote-config.ts';
import { remoteFirstViewConfig } from '../rspack/first-view.ts';
import { containerName, ENTRY_FILE, FIRST_VIEW_FILE } from '../rspack/names.ts';
import { remoteOutDir, remoteRspackConfig } from '../rspack/remote.ts';
import { requiredRanges, sideBySide } from '../sharing/sharing.ts';
import { compressedBytes } from '../store/compress.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseFile } from '../store/release-store.ts';
import { deprecatedImports } from './deprecated-names.ts';
import { requireOwnStyles } from './own-styles.ts';
import { readProvenance } from './provenance.ts';
import { readRemoteConfig } from './read-remote-config.ts';
import { remoteFolder } from './remote-folder.ts';
import { readBuild, runRspack, withServerPart } from './run-rspack.ts';
import { requireNamed, sourceHash, sourcesIn } from './source-hash.ts';
import { importedSurface } from './surface.ts';
import { requireProtectedChunks } from './unprotected-chunks.ts';

type PageFiles = RegistryPage['files'];

/** What a build of a remote gives: the release's entry for the registry and its files. */
export interface RemoteBuild {
  release: RemoteRelease;
  files: ReleaseFile[];
}

/** Name of the release that a build of the remote would make now. */
export function remoteReleaseId(root: string, name: string): string {
  return sourceHash(root, sourcesIn(root, name));
}

/** Builds one remote; nothing else is built or touched. */
export async function buildRemote(root: string, name: string): Promise<RemoteBuild> {
  const dir = remoteFolder(root, name);
  const outDir = remoteOutDir(dir);
  const remote = await readRemoteConfig(root, name);
  const release = remoteReleaseId(root, name);
  const checkFiles = (read: Iterable<string>) => requireNamed(root, name, read);
  const checkSources = (read: Iterable<string>) => {
    checkFiles(read);
    const sources = ownFiles(read, dir);
    requireOwnStyles(sources.filter((file) => file.endsWith('.css')));
    const code = sources.filter((file) => /\.tsx?$/.test(file));
    for (const warning of deprecatedImports(code)) console.warn(warning);
  };
  const stats = await runRspack(
    remoteRspackConfig({ dir, outDir, remote, release, mode: 'production' }),
    checkSources,
  );
  const files = await withServerPart(
    await readBuild(outDir),
    (outDir) => remoteFirstViewConfig({ dir, outDir, remote, release }),
    checkFiles,
  );
  const integrity = integrityOf(files);
  requireProtectedChunks(files, [ENTRY_FILE]);
  const exposed = filesOfPages(stats);
  return {
    files,
    release: {
      name: remote.name,
      owner: remote.owner,
      ...(remote.runbook && { runbook: remote.runbook }),
      release,
      container: containerName(remote.name, release),
      entry: ENTRY_FILE,
      pages: remote.pages.map(({ module: _, ...page }) => ({
        ...page,
        files: exposed[page.expose] ?? { js: [], css: [] },
      })),
      menu: remote.menu,
      ...(remote.widgets && { widgets: await builtWidgets(remote.widgets, exposed, files) }),
      ...declaredHelp(remote),
      integrity,
      requires: requiredRanges(),
      uses: await importedSurface(stats),
      sideBySide,
      firstView: { file: FIRST_VIEW_FILE },
      provenance: readProvenance(root, process.env),
      publishedAt: new Date().toISOString(),
    },
  };
}

/** Widgets with their files and what these cost who has nothing of the remote yet. */
async function builtWidgets(
  widgets: readonly WidgetConfig[],
  exposed: Record<string, PageFiles>,
  files: ReleaseFile[],
): Promise<RegistryWidget[]> {
  const built = widgets.map(async ({ module: _, ...widget }) => {
    const needed = exposed[widget.expose] ?? { js: [], css: [] };
    const bytes = await compressedBytes(files, [ENTRY_FILE, ...needed.js, ...needed.css]);
    return { ...widget, bytes, files: needed };
  });
  return Promise.all(built);
}

/** The team's own sources among what a build has read. */
function ownFiles(read: Iterable<string>, dir: string): string[] {
  return [...read].filter((file) => file.startsWith(join(dir, 'src')) && existsSync(file)).sort();
}

/** Files that the document announces for each page: its chunk and what that brings at once. */
function filesOfPages(stats: Stats): Record<string, PageFiles> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
      const files = assets.map((asset) => asset.name);
      const ending = (end: string) => files.filter((file) => file.endsWith(end));
      return [name, { js: ending('.js'), css: ending('.css') }];
    }),
  );
}
