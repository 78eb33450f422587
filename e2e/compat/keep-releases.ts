import { expect } from '@playwright/test';
import { openStore } from '@silverjobs/federation/store';
import type { SeparateProduct } from '../federation/support/separate-product.ts';

/**
 * Remembers what is live in a product.
 * @returns makes that live again, and waits until new documents have it
 */
export async function keepReleases({ url, store: folder }: SeparateProduct) {
  const store = openStore(folder, {});
  const kept = await store.readRegistry();
  return async (): Promise<void> => {
    const revision = (await store.readRegistry()).revision + 1;
    await store.writeRegistry({ ...kept, revision });
    // The server reads its registry at most once a second.
    const live = async () => (await (await fetch(`${url}/registry.json`)).json()).revision;
    await expect.poll(live).toBe(revision);
  };
}
