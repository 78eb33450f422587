import { join } from 'node:path';
import { runToEnd, startService } from './processes.ts';

/** The first start writes the demo data. */
const BACKEND_TIMEOUT_MS = 300_000;
const SERVER_TIMEOUT_MS = 20_000;

/** Publishes host and remotes whose sources changed. */
export function releaseAll(root: string, store: string): Promise<void> {
  return runToEnd(root, [
    join(root, 'shared/federation/src/cli/release.ts'),
    '--all',
    '--store',
    store,
  ]);
}

/** Where the API listens and where users reach the product. */
export interface BackendOptions {
  port: number;
  publicUrl: string;
}

/** Starts the API on this machine; the first start writes the demo data. */
export async function startBackend(
  root: string,
  { port, publicUrl }: BackendOptions,
): Promise<void> {
  await startService({
    name: 'The backend',
    args: [join(root, 'backend/src/main.ts')],
    cwd: join(root, 'backend'),
    env: { PORT: String(port), PUBLIC_URL: publicUrl, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    readyUrl: `http://127.0.0.1:${port}/api/health`,
    timeout: BACKEND_TIMEOUT_MS,
  });
}

/** Where the document server listens and what it serves. */
export interface DocumentServerOptions {
  port: number;
  apiPort: number;
  store: string;
}

/** Starts the server of documents and published files. */
export async function startDocumentServer(
  root: string,
  { port, apiPort, store }: DocumentServerOptions,
): Promise<void> {
  await startService({
    name: 'The document server',
    args: [join(root, 'host/server/main.ts')],
    cwd: join(root, 'host'),
    env: {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASE_STORE: store,
    },
    readyUrl: `http://127.0.0.1:${port}/registry.json`,
    timeout: SERVER_TIMEOUT_MS,
  });
}
