import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A store in a temporary folder, with its own key pair. */
export interface TestStore {
  folder: string;
  /** Opens it as another process would. */
  open(): ReleaseStore;
  remove(): Promise<void>;
}

/** Makes a store for a test. */
export async function createTestStore(): Promise<TestStore> {
  const parent = await mkdtemp(join(tmpdir(), 'store-'));
  const folder = join(parent, 'store');
  return {
    folder,
    open: () => openStore(folder, {}),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
