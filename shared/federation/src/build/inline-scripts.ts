import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
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
  // A package of ours that a team installs has JavaScript, with its types beside it.
  const files = (await readdir(folder)).filter((file) => /\.[jt]s$/.test(file)).sort();
  const entries = files
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => [basename(file, extname(file)), join(folder, file)] as const);
  const outDir = await mkdtemp(join(tmpdir(), 'inline-'));
  try {
    await runRspack(inlineConfig(folder, outDir, Object.fromEntries(entries)), checkFiles);
    const texts = entries.map(async ([name]) => {
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
