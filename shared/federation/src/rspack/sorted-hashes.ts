import type { Compiler } from '@rspack/core';

const NAME = 'sorted-hashes';
/** Placeholders of hashes by chunk, as the bundler writes them before anything is minified. */
const MAP = /(?<=\bsri\w*Hashes = \{)[^}]*(?=\})/g;

/**
 * Writes the hashes of later files in one order. The bundler takes that of a hash map, another in each
 * build, and so the same sources would make other bytes (delivery-67).
 */
export function sortedHashes() {
  return {
    name: NAME,
    apply(compiler: Compiler): void {
      const { Compilation, sources } = compiler.rspack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.js')) continue;
            const sorted = new sources.ReplaceSource(source);
            for (const { 0: map, index } of source.source().toString().matchAll(MAP)) {
              sorted.replace(index, index + map.length - 1, map.split(',').sort().join());
            }
            compilation.updateAsset(file, sorted);
          }
        });
      });
    },
  };
}
