import { cpSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patience, product, root, workFolder } from '../../support/environment.ts';
import { freePort } from '../../support/free-port.ts';
import { startProcess } from '../../support/start-process.ts';

/** A document server with releases of its own, before the backend of all tests. */
export interface SeparateProduct {
  url: string;
  /** Folder of its releases. */
  store: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
/** Who publishes into a store signs with the key beside it. */
const keyOf = (store: string) => `${store}.key.json`;

/**
 * Starts a document server on a copy of the published releases.
 * @param env further variables of the server
 */
export async function startSeparateProduct(
  name: string,
  env: Record<string, string> = {},
): Promise<SeparateProduct> {
  const store = join(workFolder, `store-${name}`);
  await rm(store, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  // Of thousands of files; the other `cp` takes twenty times as long.
  cpSync(product.store, store, { recursive: true });
  cpSync(keyOf(product.store), keyOf(store));
  const server = await startDocumentServer(store, env);
  return {
    url: server.url,
    store,
    stop: async () => {
      await server.stop();
      await rm(store, { recursive: true, force: true });
      await rm(keyOf(store), { force: true });
    },
  };
}

/** Starts a document server on a free port, before the backend of all tests. */
export async function startDocumentServer(
  store: string,
  env: Record<string, string>,
): Promise<Omit<SeparateProduct, 'store'>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startProcess(
    join(root, 'host/server/main.ts'),
    {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${product.apiPort}`,
      RELEASE_STORE: store,
      // Which documents tell of their loads is drawn by lot.
      LOAD_SAMPLE: '0',
      ...patience,
      ...env,
    },
    `${url}/registry.json`,
    START_TIMEOUT_MS,
  );
  return { url, stop: server.stop };
}
