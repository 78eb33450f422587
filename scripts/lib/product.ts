import { join } from 'node:path';
import { basePathOf } from '../../shared/contract/src/base-path.ts';
import { keepService, type OnMessage, runToEnd } from './processes.ts';

/** The first start writes the demo data. */
const BACKEND_TIMEOUT_MS = 300_000;
const SERVER_TIMEOUT_MS = 20_000;

/**
 * Publishes host and remotes whose sources changed.
 * @throws Error when one does not build; the command has said why
 */
export async function releaseAll(root: string, store: string, onMessage: OnMessage): Promise<void> {
  const command = join(root, 'shared/federation/src/cli/release.ts');
  await runToEnd(root, [command, '--all', '--store', store], onMessage).catch(() => {
    throw new Error('Building failed; the reason stands above. Fix it and start again.');
  });
}

/** Where the API listens and where users reach the product. */
export interface BackendOptions {
  port: number;
  publicUrl: string;
  /** Told how far the database is filled, and the demo logins. */
  onMessage?: OnMessage;
}

/**
 * Starts the API on this machine; the first start writes the demo data, unless DEMO_DATA is off.
 */
export async function startBackend(
  root: string,
  { port, publicUrl, onMessage }: BackendOptions,
): Promise<void> {
  const entry = process.env.DEMO_DATA === 'off' ? 'main.ts' : 'demo/main.ts';
  await keepService({
    name: 'The backend',
    onMessage,
    args: [join(root, 'backend/src', entry)],
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
  onMessage: OnMessage;
}

/** Starts the server of documents and published files, below the path of PUBLIC_URL if it has one (operation-45). */
export async function startDocumentServer(
  root: string,
  { port, apiPort, store, onMessage }: DocumentServerOptions,
): Promise<void> {
  await keepService({
    name: 'The document server',
    onMessage,
    args: [join(root, 'host/server/main.ts')],
    cwd: join(root, 'host'),
    env: {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASE_STORE: store,
    },
    readyUrl: `http://127.0.0.1:${port}${basePathOf(process.env.PUBLIC_URL)}/registry.json`,
    timeout: SERVER_TIMEOUT_MS,
  });
}
