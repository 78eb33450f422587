import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { FIRST_VIEW_FILE } from '../rspack/names.ts';
import type { ReleaseFile } from '../store/release-store.ts';

/**
 * Runs one build.
 * @param checkFiles gets the absolute paths of all files that the bundler has read
 * @throws with the bundler's messages when the build has errors
 */
export function runRspack(
  config: Configuration,
  checkFiles: (files: Iterable<string>) => void = () => {},
): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else {
          try {
            checkFiles(stats.compilation.fileDependencies);
            resolve(stats);
          } catch (problem) {
            reject(problem);
          }
        }
      });
    });
  });
}

/** The files of a build that go to users; source maps stay with the team. */
export async function readBuild(outDir: string): Promise<ReleaseFile[]> {
  const entries = await readdir(outDir, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  return Promise.all(
    names.sort().map(async (name) => ({ name, content: await readFile(join(outDir, name)) })),
  );
}

/** The files of a build with the server's part of the same sources. */
export async function withServerPart(
  files: ReleaseFile[],
  config: (outDir: string) => Configuration,
  checkFiles: (files: Iterable<string>) => void,
): Promise<ReleaseFile[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-view-'));
  try {
    await runRspack(config(outDir), checkFiles);
    const content = await readFile(join(outDir, FIRST_VIEW_FILE));
    return [...files, { name: FIRST_VIEW_FILE, content }];
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
