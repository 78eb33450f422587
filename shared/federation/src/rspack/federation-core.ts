import { join } from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Takes our own core of the federation runtime into a host (decision 28): the library's has hooks,
 * manifests, ranges and ways of loading for which there is no use here, and cannot be shaken.
 */
export function federationCore() {
  return new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime-core$/,
    join(import.meta.dirname, 'stubs/federation-core.ts'),
  );
}
