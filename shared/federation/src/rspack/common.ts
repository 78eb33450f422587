import { extname, join } from 'node:path';
import { type Configuration, rspack, SubresourceIntegrityPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sortedHashes } from './sorted-hashes.ts';
import { targets } from './targets.ts';

/** Runtime plugin that lets every bundle load again what once failed. */
export const recoverPlugin = join(import.meta.dirname, `recover${extname(import.meta.filename)}`);

/** How a bundle is made. */
export interface BuildOptions {
  mode: 'production' | 'development';
  /** Folder that receives the files. */
  outDir: string;
}

/**
 * Gives every later file of a bundle the hash that the browser checks. Hashes do not compress, and
 * a first visit loads those of the host and of one remote: SHA-256 takes 1 KB less than SHA-384.
 */
export const protectedChunks = () => [
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  sortedHashes(),
];

/** What every bundle of the workspace has in common. */
export function commonConfig({ mode, outDir }: BuildOptions): Configuration {
  const development = mode === 'development';
  return {
    mode,
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      // The federation plugin names the CommonJS files of its runtime, which no bundler can shake; its
      // packages publish each of them as an ES module, too (decision 29).
      extensionAlias: { '.cjs': ['.js', '.cjs'] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
              externalHelpers: true,
            },
            env: { targets },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|ttf)$/, type: 'asset/resource' },
        { test: /\.woff2$/, resourceQuery: /^\?inline$/, type: 'asset/inline' },
      ],
    },
    output: {
      path: outDir,
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8_000,
      // A module that failed while it was evaluated is known as such; recover.ts tries it again.
      strictModuleErrorHandling: true,
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:10].chunk.js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: development ? '[name].chunk.css' : '[name].[contenthash:10].chunk.css',
      assetModuleFilename: '[name].[hash:10][ext]',
    },
    optimization: {
      // Counted as they are imported: others come from the paths of this machine, and a release that has
      // a folder of its own gains nothing from ids that outlast a change.
      chunkIds: development ? 'named' : 'natural',
      moduleIds: development ? 'named' : 'natural',
      // The second with its own targets; without them it writes prefixes for browsers of 2015.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
      }),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
