import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../registry/remote-config.ts';
import { REMOTE_CONFIG, remoteFolder } from './remote-folder.ts';

/**
 * Reads the declaration of a remote.
 * @param root of the workspace, or of a repository that is this remote
 * @throws when its names are not its own
 */
export async function readRemoteConfig(root: string, name: string): Promise<RemoteConfig> {
  const file = pathToFileURL(join(remoteFolder(root, name), REMOTE_CONFIG)).href;
  const module = (await import(file)) as { default: RemoteConfig };
  const problems = clashingNames(module.default, `remote-${name}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return module.default;
}

/**
 * Names of a declaration that belong to something else: to another remote, whose releases these
 * would replace, or to another page.
 * @param folder name of the remote's folder; one folder is one remote
 * @returns what is wrong, in sentences
 */
export function clashingNames({ name, pages }: RemoteConfig, folder: string): string[] {
  const modules = new Map<string, Set<string>>();
  for (const { expose, module } of pages) {
    modules.set(expose, (modules.get(expose) ?? new Set()).add(module));
  }
  return [
    ...(folder === `remote-${name}`
      ? []
      : [`${folder} declares the name "${name}", which is that of the folder remote-${name}.`]),
    ...[...modules]
      .filter(([, files]) => files.size > 1)
      .map(([expose, files]) => `${name} exposes ${expose} twice: ${[...files].join(', ')}.`),
  ];
}
