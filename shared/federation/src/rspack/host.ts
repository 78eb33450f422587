import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { sharedByHost } from '../sharing.ts';
import { type BuildOptions, commonConfig, recoverPlugin } from './common.ts';

/** How a host (or a harness) is built. */
export interface HostBuildOptions extends BuildOptions {
  /** Folder of the host. */
  dir: string;
  /** The first module, relative to the folder. */
  entry: string;
  /** Name of the bundle in the page. */
  name: string;
  /** Address from which the files are served, with a slash at the end. */
  publicPath: string;
}

/** The bundler configuration of the host: it brings every shared library and knows no remote. */
export function hostRspackConfig(options: HostBuildOptions): Configuration {
  const { dir, entry, name, publicPath, mode } = options;
  const common = commonConfig(options);
  return {
    ...common,
    context: dir,
    name,
    entry: { [name]: entry },
    output: { ...common.output, uniqueName: name, publicPath },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: sharedByHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        runtimePlugins: [recoverPlugin],
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          asyncStartup: false,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...(mode === 'production' ? [new SubresourceIntegrityPlugin()] : []),
    ],
  };
}
