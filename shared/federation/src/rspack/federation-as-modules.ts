import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const requireFromTools = createRequire(require.resolve('@module-federation/runtime-tools'));

/**
 * Takes the federation runtime as ES modules. The federation plugin names its CommonJS files, which
 * no bundler can shake: they cost 9 KB more (Brotli, host and one remote).
 */
export function federationAsModules() {
  const names =
    /^@module-federation\/runtime$|@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(names, (data) => {
    const file =
      data.request === '@module-federation/runtime'
        ? requireFromTools.resolve(data.request)
        : data.request;
    data.request = file.replace(/\.cjs$/, '.js');
  });
}
