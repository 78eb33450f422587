import { join } from 'node:path';
import { PURPOSES } from '../registry/page-roles.ts';
import { type HostRelease, INLINE_SCRIPTS_FILE } from '../registry/registry.ts';
import { hostFirstViewConfig } from '../rspack/first-view.ts';
import { hostRspackConfig } from '../rspack/host.ts';
import { FIRST_VIEW_FILE } from '../rspack/names.ts';
import { earlierVersions, sharedVersions } from '../sharing/sharing.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseFile } from '../store/release-store.ts';
import { requireEarlierLooks } from './earlier-looks.ts';
import { bundleInlineScripts, INLINE_ENTRIES } from './inline-scripts.ts';
import { readProvenance } from './provenance.ts';
import { readBuild, runRspack, withServerPart } from './run-rspack.ts';
import { requireNamed, sourceHash, sourcesOf } from './source-hash.ts';
import { earlierSurface, exportedSurface } from './surface.ts';
import { requireProtectedChunks } from './unprotected-chunks.ts';

/** What a build of the host gives: its entry for the registry and its files. */
export interface HostBuild {
  release: HostRelease;
  files: ReleaseFile[];
}

/** Name of the release that a build of the host would make now. */
export function hostReleaseId(root: string): string {
  return sourceHash(root, sourcesOf('host'));
}

/** Builds the host; it knows no remote. */
export async function buildHost(root: string): Promise<HostBuild> {
  const dir = join(root, 'host');
  const outDir = join(dir, 'dist');
  const release = hostReleaseId(root);
  requireEarlierLooks(dir);
  const checkFiles = (read: Iterable<string>) => requireNamed(root, 'host', read);
  const stats = await runRspack(
    hostRspackConfig({
      dir,
      outDir,
      mode: 'production',
      name: 'host',
      entry: './src/main.tsx',
      // From where its script came: the product may run below a path of its origin (operation-45).
      publicPath: 'auto',
    }),
    checkFiles,
  );
  const built = await withServerPart(
    await readBuild(outDir),
    (outDir) => hostFirstViewConfig({ dir, outDir, release }),
    checkFiles,
  );
  const scripts = await bundleInlineScripts(join(root, INLINE_ENTRIES), checkFiles);
  const content = new TextEncoder().encode(JSON.stringify(scripts));
  const files = [...built, { name: INLINE_SCRIPTS_FILE, content }];
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const first = entrypoints?.host?.assets?.map((asset) => asset.name) ?? [];
  const integrity = integrityOf(files);
  const earlier = earlierVersions(dir).map(({ package: name, version, until }) => ({
    ...{ package: name, version, until },
    exports: earlierSurface(stats, name, version),
  }));
  requireProtectedChunks(files, first);
  return {
    files,
    release: {
      release,
      scripts: first.filter((name) => name.endsWith('.js')),
      styles: first.filter((name) => name.endsWith('.css')),
      fonts: files
        .map((file) => file.name)
        .filter((name) => /latin-.*normal.*\.woff2$/.test(name) && !name.includes('latin-ext')),
      integrity,
      provides: sharedVersions(),
      exports: exportedSurface(stats),
      ...(earlier.length > 0 && { earlier }),
      needs: [...PURPOSES],
      firstView: { file: FIRST_VIEW_FILE },
      provenance: readProvenance(root, process.env),
      publishedAt: new Date().toISOString(),
    },
  };
}
