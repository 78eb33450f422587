import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root, workFolder } from '../../support/environment.ts';

const run = promisify(execFile);
const LEFT_OUT = new Set(['dist', '.cache', '.git', '.data', '.store', 'docs', 'e2e', 'backend']);

/** A copy of the workspace in which a team works, while others have theirs. */
export interface WorkspaceCopy {
  /** Where a file of it lies. */
  path(file: string): string;
  /** Replaces a text that occurs once in a file. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Replaces a whole file. */
  write(file: string, text: string): Promise<void>;
  /** Runs a script of the workspace there; gives what it prints. */
  run(script: string, ...args: string[]): Promise<string>;
  /** Gives a new package the libraries of another, as an installation would. */
  link(folder: string, as: string): Promise<void>;
  /** Gives it what the last check of types has found in shared packages, if there was one. */
  keepTypes(): Promise<void>;
  /** Runs `pnpm release` there. */
  release(name: string, store: string, ...options: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the sources; libraries are shared with the original. */
export async function copyWorkspace(name: string): Promise<WorkspaceCopy> {
  const folder = join(workFolder, `workspace-${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name === 'node_modules') continue;
    cpSync(join(root, entry.name), join(folder, entry.name), {
      recursive: true,
      verbatimSymlinks: true,
      // For `tsc -b`, to which what is newer than its last look has changed.
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const runThere = async (script: string, ...args: string[]) => {
    const { stdout } = await run(process.execPath, [join(folder, script), ...args], {
      cwd: folder,
    });
    return stdout;
  };
  return {
    path: (file) => join(folder, file),
    change: async (file, from, to) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${file}.`);
      await writeFile(path, text.replace(from, to));
    },
    write: (file, text) => writeFile(join(folder, file), text),
    run: runThere,
    link: async (created, as) =>
      cpSync(join(folder, as, 'node_modules'), join(folder, created, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      }),
    keepTypes: async () => {
      for (const name of await readdir(join(root, 'shared'))) {
        const found = join('shared', name, 'node_modules/.cache/tsc');
        if (!existsSync(join(root, found))) continue;
        const options = { recursive: true, preserveTimestamps: true };
        cpSync(join(root, found), join(folder, found), options);
      }
    },
    release: async (remote, store, ...options) => {
      const command = 'shared/federation/src/cli/release.ts';
      await runThere(command, remote, '--store', store, ...options);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs `pnpm registry` in the original workspace. */
export async function runRegistry(store: string, ...parts: string[]): Promise<void> {
  const command = join(root, 'shared/federation/src/cli/registry.ts');
  await run(process.execPath, [command, ...parts, '--store', store]);
}
