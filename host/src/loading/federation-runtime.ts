import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { withBasePath } from '@silverjobs/contract/base-path';
import type { RemoteRelease } from '@silverjobs/federation';
import { releaseUrl } from '@silverjobs/federation/release-url';
import { LoadError } from './load-failure.ts';

const ENTRY_TIMEOUT_MS = 8_000;

/** Files of development servers change and have no hash; a production build leaves this out. */
const development = process.env.NODE_ENV === 'development';

const integrities = new Map<string, string>();

/** Every container starts from a script whose hash the registry knows; others are refused. */
const secureEntries: ModuleFederationRuntimePlugin = {
  name: 'secure-entries',
  createScript({ url }) {
    const integrity = integrities.get(new URL(url, location.href).pathname);
    if (!integrity && !development) {
      throw new LoadError('integrity', `The registry has no hash for ${url}.`);
    }
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

/** Prepares the federation runtime of this page; called once, before the first page loads. */
export function startFederationRuntime(): void {
  registerPlugins([secureEntries]);
}

/**
 * Loads an exposed module; modules of a container that belong to the same attempt share one load of its
 * entry. A further attempt asks for it under another address, because a browser joins one that hangs.
 * @param attempt how many attempts have failed before
 */
export async function loadModule(
  remote: RemoteRelease,
  expose: string,
  attempt: number,
): Promise<unknown> {
  const path = withBasePath(releaseUrl(remote.name, remote.release, remote.entry));
  const integrity = remote.integrity[remote.entry];
  if (integrity) integrities.set(path, integrity);
  const entry = new URL(attempt === 0 ? path : `${path}?attempt=${attempt}`, location.href).href;
  const evaluated = remote.container in globalThis;
  registerRemotes(
    [{ name: remote.container, entry, type: 'global', entryGlobalName: remote.container }],
    { force: attempt > 0 && !evaluated },
  );
  return loadRemote(`${remote.container}/${expose}`);
}
