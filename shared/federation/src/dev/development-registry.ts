import type { HostRelease, Registry, RemoteRelease } from '../registry/registry.ts';
import { DEV_RELEASE } from '../registry/release-url.ts';
import { declaredHelp, type RemoteConfig } from '../registry/remote-config.ts';
import { containerName, ENTRY_FILE } from '../rspack/names.ts';

/** A remote as its development server serves it: no hashes, and its files are known by no list. */
export function developmentRelease(remote: RemoteConfig): RemoteRelease {
  return {
    name: remote.name,
    owner: remote.owner,
    release: DEV_RELEASE,
    container: containerName(remote.name, DEV_RELEASE),
    entry: ENTRY_FILE,
    pages: remote.pages.map(({ module: _, ...page }) => ({ ...page, files: { js: [], css: [] } })),
    menu: remote.menu,
    ...(remote.widgets && {
      widgets: remote.widgets.map(({ module: _, ...widget }) => ({
        ...widget,
        bytes: 1,
        files: { js: [], css: [] },
      })),
    }),
    ...declaredHelp(remote),
    integrity: {},
    requires: {},
    publishedAt: new Date(0).toISOString(),
  };
}

const developmentHost: HostRelease = {
  release: DEV_RELEASE,
  scripts: ['host.js'],
  styles: ['host.css'],
  fonts: [],
  integrity: {},
  provides: {},
  publishedAt: new Date(0).toISOString(),
};

/**
 * The registry of a development session: the host and the remotes being worked on come from their
 * development servers, everything else from the store.
 */
export function developmentRegistry(published: Registry, remotes: RemoteConfig[]): Registry {
  return {
    ...published,
    host: developmentHost,
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((remote) => [remote.name, developmentRelease(remote)])),
    },
  };
}
