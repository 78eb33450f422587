import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { commonConfig } from '../rspack/common.ts';
import { runRspack } from './run-rspack.ts';

/** Where the host keeps the modules that each become one inline script. */
export const INLINE_ENTRIES = 'host/inline/entries';

/**
 * Bundles every module of a folder into a text for a script element.
 * @param folder holds an entry for each script and nothing else
 * @returns texts by the names of the modules
 * @param checkFiles gets the absolute paths of all files that the bundler has read
 * @throws with the bundler's messages when one does not build
 */
export async function bundleInlineScripts(
  folder: string,
  checkFiles?: (files: Iterable<string>) => void,
): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const names = files.map((file) => basename(file, '.ts'));
  const outDir = await mkdtemp(join(tmpdir(), 'inline-'));
  try {
    const entry = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)]));
    await runRspack(inlineConfig(folder, outDir, entry), checkFiles);
    const texts = names.map(async (name) => {
      const text = await readFile(join(outDir, `${name}.js`), 'utf8');
      return [name, text.trim()] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function inlineConfig(
  context: string,
  outDir: string,
  entry: Record<string, string>,
): Configuration {
  const common = commonConfig({ mode: 'production', outDir });
  return {
    ...common,
    context,
    entry,
    devtool: false,
    output: { path: outDir, filename: '[name].js' },
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
  };
}
