import type { Configuration } from '@rspack/cli';
import { rspack } from '@rspack/core';

/** Shows every component in its states at http://localhost:4300. */
const config: Configuration = {
  mode: 'development',
  context: import.meta.dirname,
  entry: './main.tsx',
  devtool: false,
  output: { uniqueName: 'ui-gallery', path: `${import.meta.dirname}/dist` },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
  devServer: { host: 'localhost', port: 4300, hot: false, liveReload: true },
};

export default config;
