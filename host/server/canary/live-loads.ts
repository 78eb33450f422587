import { type CanaryNotes, type LoadCount, liveLoadsId } from '@silverjobs/federation/store';
import type { LogFailure } from '../monitoring/answer-for.ts';
import { type CanaryCounter, createCanaryCounter } from './canary-counter.ts';
import { judgeLive } from './canary-judgement.ts';
import { createFailingNetworks } from './failing-networks.ts';

interface LiveLoadsParts {
  notes: CanaryNotes;
  /** Name of this server among those that serve the same store. */
  server: string;
  /** How many times as often as the others a release may fail. */
  factor: number;
  /** Told of a release that must be taken back. */
  logFailure: LogFailure;
  /** In milliseconds since 1970. */
  now?: () => number;
}

/** Counts how live releases load, always. */
export interface LiveLoads {
  /** Counts one load; a note for the delivery server is left when the release must be taken back. */
  count(
    name: string,
    release: string,
    outcome: 'loaded' | 'failed',
    address: string,
  ): Promise<void>;
}

/** Counts by the hour, together with the other servers of the store (delivery-72). */
export function createLiveLoads({
  notes,
  server,
  factor,
  logFailure,
  now = Date.now,
}: LiveLoadsParts): LiveLoads {
  const counters = new Map<string, CanaryCounter>();
  /** What this server has heard in this hour, by remote. */
  let heard = new Map<string, LoadCount>();
  const failingNetworks = createFailingNetworks();
  const noted = new Set<string>();

  const othersThan = (name: string): LoadCount => {
    const sum = { loaded: 0, failed: 0 };
    for (const [other, { loaded, failed }] of heard) {
      if (other === name) continue;
      sum.loaded += loaded;
      sum.failed += failed;
    }
    return sum;
  };

  const counterOf = (id: string, name: string): CanaryCounter => {
    const known = counters.get(id);
    if (known) return known;
    const hour = id.slice(id.lastIndexOf('-'));
    for (const other of counters.keys()) {
      if (other.endsWith(hour)) continue;
      counters.clear();
      noted.clear();
      heard = new Map();
      break;
    }
    failingNetworks.keepOnly([...counters.keys()]);
    const judge = (own: LoadCount) => judgeLive(own, othersThan(name), factor);
    const counter = createCanaryCounter(id, { notes, server, judge });
    counters.set(id, counter);
    return counter;
  };

  return {
    count: async (name, release, outcome, address) => {
      const id = liveLoadsId(name, release, now());
      const counter = counterOf(id, name);
      // One person with a bad line is one failure.
      if (outcome === 'failed' && !failingNetworks.isFirst(id, release, address)) return;
      const own = heard.get(name) ?? { loaded: 0, failed: 0 };
      own[outcome] += 1;
      heard.set(name, own);
      const reason = await counter.count('canary', outcome);
      if (!reason || noted.has(id)) return;
      noted.add(id);
      logFailure(`${name} ${release} is live and fails too often: ${reason}.`, name, release);
      try {
        await notes.stopCanary(id, reason);
      } catch (error) {
        console.error('The delivery server could not be told.', error);
      }
    },
  };
}
