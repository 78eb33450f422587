import { setTimeout } from 'node:timers/promises';
import type { HostRelease, Registry, RemoteRelease } from '../registry.ts';
import { checkHostRelease, checkRemoteRelease } from './check-release.ts';
import type { ReleaseStore } from './release-store.ts';

const ATTEMPTS = 100;
const LONGEST_WAIT_MS = 200;

/** What became of a publication. */
export type PublishResult =
  | { kind: 'published'; registry: Registry }
  | { kind: 'unchanged'; registry: Registry }
  | { kind: 'refused'; problems: string[] };

/** Makes an uploaded release of a remote the live one, after every check has passed. */
export function publishRemote(store: ReleaseStore, release: RemoteRelease): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    if (registry.remotes[release.name]?.release === release.release) return 'unchanged';
    const problems = checkRemoteRelease(release, registry);
    if (problems.length > 0) return problems;
    return { ...registry, remotes: { ...registry.remotes, [release.name]: release } };
  });
}

/** Makes an uploaded release of the host the live one, if every live remote can run on it. */
export function publishHost(store: ReleaseStore, host: HostRelease): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    if (registry.host?.release === host.release) return 'unchanged';
    const problems = checkHostRelease(host, registry);
    return problems.length > 0 ? problems : { ...registry, host };
  });
}

/**
 * Changes the registry by compare-and-swap; after another's change the own one is made anew.
 * @param change gives the next registry, the reasons against it, or that nothing changes
 */
export async function swapRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | string[] | 'unchanged',
): Promise<PublishResult> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const current = await store.readRegistry();
    const next = change(current);
    if (next === 'unchanged') return { kind: 'unchanged', registry: current };
    if (Array.isArray(next)) return { kind: 'refused', problems: next };
    const registry = { ...next, revision: current.revision + 1 };
    if (await store.writeRegistry(registry)) return { kind: 'published', registry };
    // Many at once spread out; each round has a winner, so all get through.
    await setTimeout(Math.random() * Math.min(attempt * 10, LONGEST_WAIT_MS));
  }
  throw new Error(`The registry changed ${ATTEMPTS} times while this release was being published.`);
}
