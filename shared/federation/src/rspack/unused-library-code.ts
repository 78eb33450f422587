import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** A file of a library that no page of ours ever runs, and what stands in for it. */
interface UnusedFile {
  /** How the library asks for it. */
  request: RegExp;
  /** The folder that asks. */
  from: RegExp;
  stub: string;
}

const unused: readonly UnusedFile[] = [
  // Our browsers all take the adapter for XMLHttpRequest: 3.4 KB.
  {
    request: /^\.\/fetch\.js$/,
    from: /[\\/]axios[\\/]lib[\\/]adapters$/,
    stub: 'fetch-adapter.ts',
  },
  // Names for codes that we write as numbers: 0.7 KB.
  {
    request: /^\.\/helpers\/HttpStatusCode\.js$/,
    from: /[\\/]axios[\\/]lib$/,
    stub: 'status-codes.ts',
  },
  // We send no forms of the browser: 0.6 KB.
  {
    request: /[\\/]helpers[\\/]formDataToJSON\.js$/,
    from: /[\\/]axios[\\/]lib/,
    stub: 'form-to-json.ts',
  },
  // Its check of options, progress of files, old way to give up, and token in a cookie: 1 KB.
  {
    request: /[\\/]helpers[\\/]validator\.js$/,
    from: /[\\/]axios[\\/]lib[\\/]core$/,
    stub: 'validator.ts',
  },
  {
    request: /[\\/]helpers[\\/]progressEventReducer\.js$/,
    from: /[\\/]axios[\\/]lib[\\/]adapters$/,
    stub: 'progress-events.ts',
  },
  {
    request: /^\.\/cancel\/CancelToken\.js$/,
    from: /[\\/]axios[\\/]lib$/,
    stub: 'cancel-token.ts',
  },
  {
    request: /[\\/]cookies\.js$/,
    from: /[\\/]axios[\\/]lib[\\/](?:adapters|helpers)$/,
    stub: 'cookies.ts',
  },
  // For classes wrapped by withTheme, of which there are none: 1 KB.
  {
    request: /^hoist-non-react-statics$/,
    from: /[\\/]@emotion[\\/]react[\\/]/,
    stub: 'hoist-statics.ts',
  },
  // Several scopes, remotes that a build knows, libraries that are shaken, and chunks that are compiled,
  // while the page runs: 1.2 KB in the host, 1.7 in each remote.
  {
    request: /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
    from: /./,
    stub: 'bundler-runtime.ts',
  },
];

/**
 * Leaves out what a library brings along and cannot be shaken off, and what would cost every first
 * visit its bytes (compressed, see each).
 */
export function withoutUnusedCode() {
  return unused.map(
    ({ request, from, stub }) =>
      new rspack.NormalModuleReplacementPlugin(request, (module) => {
        if (from.test(module.context ?? '')) {
          module.request = join(import.meta.dirname, 'stubs', stub);
        }
      }),
  );
}
