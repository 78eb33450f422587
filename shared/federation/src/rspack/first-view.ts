import { join } from 'node:path';
import type { Configuration, ExternalItem } from '@rspack/core';
import { releaseUrl } from '../registry/release-url.ts';
import type { RemoteConfig } from '../registry/remote-config.ts';
import { earlierVersions, isShared } from '../sharing/sharing.ts';
import { commonConfig } from './common.ts';
import { FIRST_VIEW_FILE } from './names.ts';

/** How the server's part of a bundle is made. */
interface ServerPartOptions {
  dir: string;
  outDir: string;
  /** Name of host or remote, and of the release. */
  name: string;
  release: string;
}

/**
 * The server's part of a remote: its pages by name, evaluated when they are first asked for. It
 * brings no shared library, and asks for them by the `require` that it is given (delivery-43).
 */
export function remoteFirstViewConfig(
  options: Omit<ServerPartOptions, 'name'> & { remote: RemoteConfig },
): Configuration {
  const { dir, remote } = options;
  const pages = remote.pages.map(
    ({ expose, module }) =>
      `${JSON.stringify(expose)}: () => require(${JSON.stringify(join(dir, module))}).${expose}`,
  );
  const text = `module.exports = { pages: { ${pages.join(', ')} } };`;
  return {
    ...serverConfig({ ...options, name: remote.name }),
    entry: { page: `data:application/node,${encodeURIComponent(text)}` },
    externals: [sharedFromHost],
  };
}

/**
 * The server's part of the host: the shell with the shared libraries (delivery-43), and the earlier versions
 * by name and number, evaluated when a remote takes them.
 */
export function hostFirstViewConfig(options: Omit<ServerPartOptions, 'name'>): Configuration {
  const part = join(options.dir, 'src/app/first-view/server-part.tsx');
  const earlier = earlierVersions(options.dir).map(({ package: name, version, files }) => {
    const modules = Object.entries(files).map(
      ([key, file]) => `${JSON.stringify(key)}: require(${JSON.stringify(file)})`,
    );
    return `${JSON.stringify(`${name}@${version}`)}: () => ({ ${modules.join(', ')} })`;
  });
  const text = `module.exports = { ...require(${JSON.stringify(part)}), earlier: { ${earlier.join(', ')} } };`;
  return {
    ...serverConfig({ ...options, name: 'host' }),
    entry: {
      page: earlier.length === 0 ? part : `data:application/node,${encodeURIComponent(text)}`,
    },
  };
}

const sharedFromHost: ExternalItem = ({ request = '' }, done) =>
  isShared(request) ? done(undefined, `commonjs ${request}`) : done();

/**
 * One CommonJS file for no platform at all: what needs a module of Node does not build, and so has
 * neither files nor sockets.
 */
function serverConfig({ dir, outDir, name, release }: ServerPartOptions): Configuration {
  const common = commonConfig({ mode: 'production', outDir });
  return {
    ...common,
    context: dir,
    name: `${name}-first-view`,
    target: 'es2022',
    devtool: false,
    // What a library has for browsers needs no module of Node.
    resolve: { ...common.resolve, conditionNames: ['browser', '...'], aliasFields: ['browser'] },
    module: {
      ...common.module,
      // One file: what pages load later in the browser is part of it, and evaluated as late.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: {
        'css/auto': { exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    output: {
      path: outDir,
      clean: true,
      filename: FIRST_VIEW_FILE,
      publicPath: releaseUrl(name, release, ''),
      library: { type: 'commonjs2' },
      globalObject: 'globalThis',
      chunkFormat: 'commonjs',
      chunkLoading: false,
      wasmLoading: false,
      uniqueName: `${name}_first_view`,
    },
    optimization: { ...common.optimization, minimize: false, splitChunks: false },
  };
}
