import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig, RemoteRelease } from '@silverjobs/federation';
import { buildRemote } from './build-registry.ts';

const root = join(__dirname, '../../..');

/** The releases that would be published of all remotes of the workspace. */
export async function workspaceRemotes(): Promise<RemoteRelease[]> {
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
  return Promise.all(
    folders.map(async (folder) => {
      const module = (await import(join(root, folder, 'remote.config.ts'))) as {
        default: RemoteConfig;
      };
      const { name, pages, menu, help, tour, widgets } = module.default;
      return buildRemote({
        name,
        menu,
        ...(help && { help }),
        ...(tour && { tour }),
        ...(widgets && {
          widgets: widgets.map(({ module: _, ...widget }) => ({
            ...widget,
            bytes: 1,
            files: { js: [], css: [] },
          })),
        }),
        pages: pages.map(({ module: _, ...page }) => ({ ...page, files: { js: [], css: [] } })),
      });
    }),
  );
}
