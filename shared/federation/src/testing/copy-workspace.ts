import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const PACKAGES = ['host', 'remote-messaging', 'remote-silverplus', 'shared'];

/** A copy of the workspace, to build in. */
export interface WorkspaceCopy {
  /** Its folder. */
  readonly path: string;
  /** Makes a new copy in another folder, deeper than this one, and gives up this one; libraries move along. */
  moved(): Promise<WorkspaceCopy>;
  remove(): Promise<void>;
}

async function fill(copy: string): Promise<void> {
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
}

/** Makes one with libraries of its own, beside those of the workspace: their files are linked, not copied. */
export async function createWorkspaceCopy(): Promise<WorkspaceCopy> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'workspace-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const copyAt = (path: string): WorkspaceCopy => ({
    path,
    moved: async () => {
      const next = join(dirname(path), 'deep', 'next');
      await mkdir(next, { recursive: true });
      // Libraries are tens of thousands of files, which are linked and removed once.
      await rename(join(path, 'node_modules'), join(next, 'node_modules'));
      await rm(path, { recursive: true });
      await fill(next);
      return copyAt(next);
    },
    remove,
  });
  const first = join(folder, 'first');
  await mkdir(first);
  await run('cp', ['-al', join(root, 'node_modules'), first]);
  await fill(first);
  return copyAt(first);
}
