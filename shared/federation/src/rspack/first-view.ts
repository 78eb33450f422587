import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Configuration, type ExternalItem, rspack } from '@rspack/core';
import { releaseUrl } from '../registry/release-url.ts';
import type { RemoteConfig } from '../registry/remote-config.ts';
import { isShared } from '../sharing/sharing.ts';
import { commonConfig } from './common.ts';
import { FIRST_VIEW_FILE } from './names.ts';
import { plainIcons } from './plain-icons.ts';
import { OLD_CLOSURES } from './young-closures.ts';

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

/** The server's part of the host: the shell with the shared libraries (delivery-43). */
export function hostFirstViewConfig(options: Omit<ServerPartOptions, 'name'>): Configuration {
  const config = serverConfig({ ...options, name: 'host' });
  const require = createRequire(join(options.dir, 'package.json'));
  const react = dirname(require.resolve('react-dom/package.json'));
  return {
    ...config,
    entry: { page: join(options.dir, 'src/app/first-view/server-part.tsx') },
    resolve: {
      ...config.resolve,
      // The other ways of rendering need streams and sockets, of which a sandbox has none.
      alias: {
        'react-dom/server$': join(react, 'cjs/react-dom-server-legacy.browser.production.js'),
      },
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
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []),
        { test: OLD_CLOSURES, loader: join(import.meta.dirname, 'young-closures-loader.ts') },
      ],
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
    plugins: [...(common.plugins ?? []), ...axiosForBrowsers(), plainIcons('server')],
  };
}

/** The library's own list of what a browser takes in place of a file for Node. */
function axiosForBrowsers() {
  const replaced: [RegExp, string][] = [
    [/platform[\\/]node[\\/]index\.js$/, 'platform/browser/index.js'],
    [/adapters[\\/]http\.js$/, 'helpers/null.js'],
    [/platform[\\/]node[\\/]classes[\\/](Buffer|FormData)\.js$/, 'helpers/null.js'],
  ];
  return replaced.map(([file, instead]) => {
    const inAxios = new RegExp(`[\\\\/]axios[\\\\/]lib[\\\\/]${file.source}`);
    return new rspack.NormalModuleReplacementPlugin(inAxios, ({ createData }) => {
      if (!createData?.resource) return;
      const [lib = ''] = /^.*[\\/]axios[\\/]lib[\\/]/.exec(createData.resource) ?? [];
      createData.resource = `${lib}${instead}`;
    });
  });
}
