import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

/**
 * Makes icons in a shorter way than the library does.
 * @param where a drawing becomes text on the server (VIEW-07), and elements in a browser (VIEW-06)
 */
export function plainIcons(where: 'browser' | 'server') {
  const name = where === 'server' ? 'drawn-icon' : 'plain-icon';
  const file = createRequire(import.meta.url).resolve(`@silverjobs/ui/${name}`);
  return new rspack.NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, (module) => {
    if (/[\\/]lucide-react[\\/]/.test(module.context ?? '')) module.request = file;
  });
}
