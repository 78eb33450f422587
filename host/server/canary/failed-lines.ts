import { networkOf } from '@silverjobs/contract/network-of';

/** Lines that have failed to load a release, by try (delivery-41). */
export interface FailedLines {
  /** Whether this is the first failure of the line with this release in this try. */
  isFirst(id: string, release: string, address: string): boolean;
  /** Forgets tries that are over: what is known of them is of no use, and names visitors. */
  keepOnly(running: readonly string[]): void;
  /** How many lines are known. */
  size(): number;
}

export function createFailedLines(): FailedLines {
  const byTry = new Map<string, Set<string>>();
  return {
    isFirst: (id, release, address) => {
      const lines = byTry.get(id) ?? new Set();
      byTry.set(id, lines);
      const before = lines.size;
      return lines.add(`${release} ${networkOf(address)}`).size > before;
    },
    keepOnly: (running) => {
      for (const id of byTry.keys()) if (!running.includes(id)) byTry.delete(id);
    },
    size: () => [...byTry.values()].reduce((sum, lines) => sum + lines.size, 0),
  };
}
