import { join } from 'node:path';
import {
  type ChildMessage,
  type DemoLogin,
  drawProgress,
  loginTable,
} from './lib/child-messages.ts';
import { checkPortsFree, portFrom } from './lib/dev-ports.ts';
import { stopOnSignal } from './lib/processes.ts';
import { releaseAll, startBackend, startDocumentServer } from './lib/product.ts';
import { createProgress } from './lib/progress.ts';
import { requireWritable } from './lib/writable-folder.ts';

/**
 * Starts the composed product: publishes what has changed, then runs backend and document server.
 * PORT (3000), API_PORT (4100), RELEASE_STORE (.store) and DATA_DIR (.data/db) choose another place, PUBLIC_URL
 * another address, of a proxy before it or with a path.
 */
const root = join(import.meta.dirname, '..');
const progress = createProgress();
stopOnSignal(progress.clear);

const started = performance.now();
const port = portFrom('PORT', 3000);
const apiPort = portFrom('API_PORT', 4100);
const store = process.env.RELEASE_STORE ?? join(root, '.store');
await checkPortsFree([
  { port, use: 'the product', variable: 'PORT' },
  { port: apiPort, use: 'the backend', variable: 'API_PORT' },
]);
if (!store.includes('://')) await requireWritable(store, 'RELEASE_STORE');
if (!process.env.DATABASE_URL) {
  await requireWritable(process.env.DATA_DIR ?? join(root, '.data/db'), 'DATA_DIR');
}

let logins: DemoLogin[] = [];
const onMessage = (message: ChildMessage) => {
  if (message.kind === 'logins') logins = message.logins;
  else drawProgress(progress, message);
};
const url = (process.env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
await Promise.all([
  startBackend(root, { port: apiPort, publicUrl: url, onMessage }),
  releaseAll(root, store, onMessage),
]);
await startDocumentServer(root, { port, apiPort, store, onMessage });
progress.clear();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
silverjobs is running (${seconds} s): ${url}
${logins.length > 0 ? `\n${loginTable(logins)}\n` : ''}
Mails of the demo: ${url}/dev/outbox
API reference: ${url}/api/reference/
Stop with Ctrl+C.`);
