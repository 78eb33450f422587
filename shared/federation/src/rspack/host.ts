import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { sharedByHost } from '../sharing/sharing.ts';
import { type BuildOptions, commonConfig, protectedChunks, recoverPlugin } from './common.ts';

/** How a host (or a harness) is built. */
export interface HostBuildOptions extends BuildOptions {
  /** Folder of the host. */
  dir: string;
  /** The first module, relative to the folder. */
  entry: string;
  /** Name of the bundle in the page. */
  name: string;
  /** Address from which the files are served, with a slash at the end; `auto` is from where the script came. */
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
    optimization: {
      ...common.optimization,
      // A chunk with a name is announced by the document, so it stays one file.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !chunk.name },
    },
    plugins: [
      ...(common.plugins ?? []),
      // Sentry's own log, and the recording of frames and shadow trees that we have none of.
      new rspack.DefinePlugin({
        __SENTRY_DEBUG__: 'false',
        __RRWEB_EXCLUDE_IFRAME__: 'true',
        __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
      }),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: sharedByHost(dir),
        shareStrategy: 'loaded-first',
        dts: false,
        runtimePlugins: [recoverPlugin],
        manifest: false,
        experiments: {
          // Remotes take the core of the federation runtime from here.
          provideExternalRuntime: true,
          asyncStartup: false,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...(mode === 'production' ? protectedChunks() : []),
    ],
  };
}
