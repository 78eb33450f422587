import { join } from 'node:path';
import { rspack } from '@rspack/core';

const NO_ADAPTER = join(import.meta.dirname, 'no-fetch-adapter.ts');

/**
 * Leaves out axios' fetch adapter: our browsers all take the one for XMLHttpRequest, and the other
 * costs 3.4 KB of every first visit.
 */
export function xhrOnly() {
  return new rspack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (module) => {
    if (/[\\/]axios[\\/]lib[\\/]adapters$/.test(module.context ?? '')) module.request = NO_ADAPTER;
  });
}
