import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root, workFolder } from '../../support/environment.ts';

const run = promisify(execFile);
const LEFT_OUT = new Set(['dist', '.cache', '.git', '.data', '.store', 'docs', 'e2e', 'backend']);

/** A copy of the workspace in which a team works, while others have theirs. */
export interface WorkspaceCopy {
  /** Replaces a text that occurs once in a file. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Runs `pnpm release` there. */
  release(name: string, store: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the sources; libraries are shared with the original. */
export async function copyWorkspace(name: string): Promise<WorkspaceCopy> {
  const folder = join(workFolder, `workspace-${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name === 'node_modules') continue;
    await cp(join(root, entry.name), join(folder, entry.name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    change: async (file, from, to) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${file}.`);
      await writeFile(path, text.replace(from, to));
    },
    release: async (remote, store) => {
      const command = join(folder, 'shared/federation/src/cli/release.ts');
      await run(process.execPath, [command, remote, '--store', store]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs `pnpm registry rollback` in the original workspace. */
export async function rollBack(name: string, store: string): Promise<void> {
  const command = join(root, 'shared/federation/src/cli/registry.ts');
  await run(process.execPath, [command, 'rollback', name, '--store', store]);
}
