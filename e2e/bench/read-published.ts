import type { Registry } from '@silverjobs/federation';
import { openStore } from '@silverjobs/federation/store';

/** What is live in a store of this machine. */
export function readPublished(store: string): Promise<Registry> {
  return openStore(store, {}).readRegistry();
}
