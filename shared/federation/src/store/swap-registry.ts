import { setTimeout } from 'node:timers/promises';
import type { Registry } from '../registry/registry.ts';
import { differences } from './describe-change.ts';
import type { ReleaseStore } from './release-store.ts';

const ATTEMPTS = 100;
const MAX_WAIT_MS = 200;

/** What became of a publication. */
export type PublishResult =
  | { kind: 'published'; registry: Registry }
  | { kind: 'unchanged'; registry: Registry }
  | { kind: 'refused'; problems: string[] };

/**
 * Changes the registry by compare-and-swap; after another's change ours is made again.
 * Each revision says who made it, when, why and what it changed.
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
    const registry = {
      ...next,
      revision: current.revision + 1,
      change: {
        ...(store.author ?? { by: 'unknown' }),
        at: new Date().toISOString(),
        what: differences(current, next),
      },
    };
    if (await store.writeRegistry(registry)) return { kind: 'published', registry };
    // Many at once spread out; each round has a winner, so all get through.
    await setTimeout(Math.random() * Math.min(attempt * 10, MAX_WAIT_MS));
  }
  throw new Error(`The registry changed ${ATTEMPTS} times while this release was being published.`);
}
