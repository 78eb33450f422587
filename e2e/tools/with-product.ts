import { join } from 'node:path';
import { baseUrl, givenUrl, product, root } from '../support/environment.ts';
import { exitOnSignals, startProcess } from '../support/start-process.ts';

const START_TIMEOUT_MS = 300_000;

/**
 * Runs work against the product at BASE_URL, or against one that is started for it.
 * @param env further variables of that one
 */
export async function withProduct<T>(
  work: (url: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  exitOnSignals();
  if (givenUrl) return work(givenUrl);
  console.log('Starting the product …');
  const running = await startProcess(
    join(root, 'scripts/start.ts'),
    {
      PORT: String(product.port),
      API_PORT: String(product.apiPort),
      RELEASE_STORE: product.store,
      DATA_DIR: product.dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    `${baseUrl}/login`,
    START_TIMEOUT_MS,
  );
  try {
    return await work(baseUrl);
  } finally {
    await running.stop();
  }
}
