import { join } from 'node:path';
import { stopOnSignal } from './lib/processes.ts';
import { releaseAll, startBackend, startDocumentServer } from './lib/product.ts';

/**
 * Starts the composed product: publishes what has changed, then runs backend and document server.
 * PORT (3000), API_PORT (4100), RELEASE_STORE (.store) and DATA_DIR (.data/db) choose another place.
 */
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4100);
const store = process.env.RELEASE_STORE ?? join(root, '.store');
const started = performance.now();

stopOnSignal();
await Promise.all([
  startBackend(root, { port: apiPort, publicUrl: `http://localhost:${port}` }),
  releaseAll(root, store),
]);
await startDocumentServer(root, { port, apiPort, store });

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
silverjobs is running (${seconds} s): http://localhost:${port}

API description: http://localhost:${port}/api/openapi.json
Stop with Ctrl+C.`);
