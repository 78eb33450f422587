import { withBasePath } from '@silverjobs/contract/base-path';
import { WORKER_PATH } from '../../common/installable.ts';

/** Has the browser keep the offline page, and receive notices where they are wanted (public-11). */
export async function registerWorker(): Promise<void> {
  // Old browsers, and addresses without https, know no workers.
  await navigator.serviceWorker?.register(withBasePath(WORKER_PATH), { updateViaCache: 'none' });
}
