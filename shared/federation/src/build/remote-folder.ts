import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where a remote is declared. */
export const REMOTE_CONFIG = 'remote.config.ts';

/** Whether a folder is the repository of one remote, which has our packages from a registry. */
export function isOwnRepository(root: string): boolean {
  return existsSync(join(root, REMOTE_CONFIG));
}

/**
 * Folder of a remote: its own in the workspace, or a repository that is one remote.
 * @param root of the workspace or of that repository
 */
export function remoteFolder(root: string, name: string): string {
  return isOwnRepository(root) ? root : join(root, `remote-${name}`);
}
