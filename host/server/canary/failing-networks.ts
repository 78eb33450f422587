import { networkOf } from '@silverjobs/contract/network-of';

/** Networks from which a release has failed to load, by canary (delivery-41). */
export interface FailingNetworks {
  /** Whether this is the first failure of the network with this release in this canary. */
  isFirst(id: string, release: string, address: string): boolean;
  /** Forgets canaries that are over: what is known of them is of no use, and names visitors. */
  keepOnly(running: readonly string[]): void;
  /** Number of known networks. */
  size(): number;
}

export function createFailingNetworks(): FailingNetworks {
  const byCanary = new Map<string, Set<string>>();
  return {
    isFirst: (id, release, address) => {
      const networks = byCanary.get(id) ?? new Set();
      byCanary.set(id, networks);
      const before = networks.size;
      return networks.add(`${release} ${networkOf(address)}`).size > before;
    },
    keepOnly: (running) => {
      for (const id of byCanary.keys()) if (!running.includes(id)) byCanary.delete(id);
    },
    size: () => [...byCanary.values()].reduce((sum, networks) => sum + networks.size, 0),
  };
}
