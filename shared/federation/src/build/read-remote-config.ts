import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../remote-config.ts';

/** Reads the declaration of the remote in a folder. */
export async function readRemoteConfig(dir: string): Promise<RemoteConfig> {
  const file = pathToFileURL(join(dir, 'remote.config.ts')).href;
  const module = (await import(file)) as { default: RemoteConfig };
  return module.default;
}
