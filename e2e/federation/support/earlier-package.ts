import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { experiments } from '@rspack/core';
import { root } from '../../support/environment.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

interface Manifest {
  version: string;
  exports: Record<string, string>;
}

const RELATIVE = /(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g;

/**
 * Installs a shared package as it is now in a copy of the workspace, compiled as `pnpm pack:packages` does, under
 * an alias of the host there, and gives the package there its next major.
 * @param name folder below `shared`
 */
export async function makeNextMajor(
  workspace: WorkspaceCopy,
  name: string,
  alias: string,
): Promise<void> {
  const source = join(root, 'shared', name);
  const target = workspace.path(`host/node_modules/${alias}`);
  for (const entry of await readdir(join(source, 'src'), {
    withFileTypes: true,
    recursive: true,
  })) {
    const file = join(entry.parentPath, entry.name);
    const compiled = join(target, 'dist', file.slice(source.length + '/src'.length));
    if (!entry.isFile() || entry.name.includes('.test.')) continue;
    await mkdir(dirname(compiled), { recursive: true });
    if (!/\.tsx?$/.test(entry.name)) await cp(file, compiled);
    else await writeFile(compiled.replace(/\.tsx?$/, '.js'), await compile(file));
  }
  const manifest = await readFile(join(source, 'package.json'), 'utf8');
  const { exports, ...rest } = JSON.parse(manifest) as Manifest;
  const built = Object.entries(exports).map(([path, file]) => [
    path,
    { default: file.replace('/src/', '/dist/').replace(/\.tsx?$/, '.js') },
  ]);
  const published = { ...rest, exports: Object.fromEntries(built) };
  await writeFile(join(target, 'package.json'), JSON.stringify(published));
  await symlink(workspace.path(`shared/${name}/node_modules`), join(target, 'node_modules'));
  const { version } = rest;
  const next = `${Number(version.split('.', 1)[0]) + 1}.0.0`;
  await workspace.change(
    `shared/${name}/package.json`,
    `"version": "${version}"`,
    `"version": "${next}"`,
  );
}

async function compile(file: string): Promise<string> {
  const { code } = await experiments.swc.transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return code.replaceAll(RELATIVE, "$1'$3.js'");
}
