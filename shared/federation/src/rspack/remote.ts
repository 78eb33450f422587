import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import type { RemoteConfig } from '../registry/remote-config.ts';
import { sharedByRemote } from '../sharing/sharing.ts';
import { type BuildOptions, commonConfig, protectedChunks, recoverPlugin } from './common.ts';
import { containerName, ENTRY_FILE } from './names.ts';
import { noTopLevelAwait } from './no-top-level-await.ts';

/** How a remote is built. */
export interface RemoteBuildOptions extends BuildOptions {
  /** Folder of the remote. */
  dir: string;
  remote: RemoteConfig;
  /** Name of the release; part of every global name, so that two releases never meet. */
  release: string;
}

/** The bundler configuration of a remote: derived from its declaration, the same for all teams. */
export function remoteRspackConfig(options: RemoteBuildOptions): Configuration {
  const { dir, remote, release, mode } = options;
  const common = commonConfig(options);
  const container = containerName(remote.name, release);
  const exposes = Object.fromEntries(
    [...remote.pages, ...(remote.widgets ?? [])].map(({ expose, module }) => [
      `./${expose}`,
      { import: module, name: expose },
    ]),
  );
  return {
    ...common,
    context: dir,
    name: remote.name,
    // The container is the only entry.
    entry: {},
    output: { ...common.output, uniqueName: container, publicPath: 'auto' },
    optimization: {
      ...common.optimization,
      // A first visit waits for each file: what pages have in common is one only when it is worth it.
      splitChunks: { minSize: 40_000 },
    },
    plugins: [
      ...(common.plugins ?? []),
      noTopLevelAwait(),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        exposes,
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        runtimePlugins: [recoverPlugin],
        // What a page needs is read from the build itself.
        manifest: false,
        experiments: {
          externalRuntime: true,
          asyncStartup: false,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...(mode === 'production' ? protectedChunks() : []),
    ],
  };
}

/** Where a remote's build goes before it is published. */
export function remoteOutDir(dir: string): string {
  return join(dir, 'dist');
}
