import type { HostRelease, Registry, RemoteRelease } from '../registry/registry.ts';
import { DEV_RELEASE } from '../registry/release-url.ts';
import { declaredHelp, type RemoteConfig } from '../registry/remote-config.ts';
import { containerName, ENTRY_FILE } from '../rspack/names.ts';
import { earlierVersions, sharedVersions } from '../sharing/sharing.ts';

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

/** Gives what the sources have now: what comes from the store must fit them. */
function developmentHost(dir: string): HostRelease {
  return {
    release: DEV_RELEASE,
    scripts: ['host.js'],
    styles: ['host.css'],
    fonts: [],
    integrity: {},
    provides: sharedVersions(),
    earlier: earlierVersions(dir).map(({ package: name, version, until }) => ({
      ...{ package: name, version, until },
    })),
    publishedAt: new Date(0).toISOString(),
  };
}

/**
 * The registry of a development session: the host and the remotes being worked on come from their
 * development servers, everything else from the store.
 * @param dir folder of the host
 */
export function developmentRegistry(
  published: Registry,
  remotes: RemoteConfig[],
  dir: string,
): Registry {
  return {
    ...published,
    host: developmentHost(dir),
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((remote) => [remote.name, developmentRelease(remote)])),
    },
  };
}
