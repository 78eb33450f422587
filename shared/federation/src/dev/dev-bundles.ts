import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import { remoteFolder } from '../build/remote-folder.ts';
import { DEV_RELEASE, releaseUrl } from '../registry/release-url.ts';
import { hostRspackConfig } from '../rspack/host.ts';
import { remoteRspackConfig } from '../rspack/remote.ts';

/** Folder of the URL under which a bundle is served during development. */
export function devPath(name: string): string {
  return releaseUrl(name, DEV_RELEASE, '');
}

/** Folder of a development bundle; servers keep their files in memory, it only gives them names. */
export function devOutDir(root: string, name: string): string {
  return join(root, '.cache/dev-bundles', name);
}

/** The host's bundle for development. */
export function hostDevBundle(root: string): Configuration {
  return hostRspackConfig({
    dir: join(root, 'host'),
    entry: './src/main.tsx',
    name: 'host',
    publicPath: devPath('host'),
    mode: 'development',
    outDir: devOutDir(root, 'host'),
  });
}

/** A remote's bundle for development, from its declaration as in a release. */
export async function remoteDevBundle(root: string, name: string): Promise<Configuration> {
  return remoteRspackConfig({
    dir: remoteFolder(root, name),
    remote: await readRemoteConfig(root, name),
    release: DEV_RELEASE,
    mode: 'development',
    outDir: devOutDir(root, name),
  });
}
