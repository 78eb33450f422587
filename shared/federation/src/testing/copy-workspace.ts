import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../../../..');
const PACKAGES = ['host', 'remote-messaging', 'remote-silverplus', 'shared'];

/** Copies of the workspace, to build in. */
export interface WorkspaceCopies {
  /** Makes one with libraries of its own; gives its folder. */
  make(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** Room for copies, beside the libraries: their files are linked, not copied. */
export async function createWorkspaceCopies(): Promise<WorkspaceCopies> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'workspace-'));
  return {
    make: async (name) => {
      const copy = join(folder, name);
      await mkdir(copy, { recursive: true });
      await run('cp', ['-al', join(root, 'node_modules'), copy]);
      for (const entry of PACKAGES) {
        await cp(join(root, entry), join(copy, entry), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => !/\/(?:dist|\.cache|gallery)$/.test(path),
        });
      }
      for (const entry of await readdir(root)) {
        if (/^(?:package|tsconfig|pnpm).*\.(?:json|yaml)$/.test(entry)) {
          await cp(join(root, entry), join(copy, entry));
        }
      }
      return copy;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
