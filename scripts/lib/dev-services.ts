import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from './processes.ts';

const BUNDLE_TIMEOUT_MS = 60_000;
const SERVER_TIMEOUT_MS = 20_000;

/** Names of the remotes in the workspace. */
export async function knownRemotes(root: string): Promise<string[]> {
  const entries = await readdir(root);
  return entries
    .filter((name) => name.startsWith('remote-'))
    .filter((name) => existsSync(join(root, name, 'remote.config.ts')))
    .map((name) => name.slice('remote-'.length))
    .sort();
}

/** Serves the host or a remote with fast refresh; ready after the first build. */
export async function startBundleServer(root: string, name: string, port: number): Promise<void> {
  const first = name === 'host' ? 'host.js' : 'remoteEntry.js';
  await startService({
    name: `The development server of ${name}`,
    args: [join(root, 'shared/federation/src/cli/serve.ts'), name, String(port)],
    cwd: root,
    readyUrl: `http://127.0.0.1:${port}/releases/${name}/dev/${first}`,
    timeout: BUNDLE_TIMEOUT_MS,
  });
}

/** What the document server of a development session needs. */
export interface DevDocumentServerOptions {
  port: number;
  apiUrl: string;
  store: string;
  /** Ports of the development servers by name. */
  ports: Record<string, number>;
}

/** Starts the document server that composes from development servers and store. */
export async function startDevDocumentServer(
  root: string,
  { port, apiUrl, store, ports }: DevDocumentServerOptions,
): Promise<void> {
  await startService({
    name: 'The document server',
    args: [join(root, 'host/server/development/dev-main.ts')],
    cwd: join(root, 'host'),
    env: {
      PORT: String(port),
      API_URL: apiUrl,
      RELEASE_STORE: store,
      DEV_PORTS: JSON.stringify(ports),
    },
    readyUrl: `http://127.0.0.1:${port}/registry.json`,
    timeout: SERVER_TIMEOUT_MS,
  });
}

/** What a session in a deployed product needs. */
export interface IntoOptions {
  remote: string;
  port: number;
  /** Address of the deployed product. */
  url: string;
}

/** Starts the server that composes a deployed product with a remote as it is built here. */
export async function startIntoServer(root: string, options: IntoOptions): Promise<void> {
  const { remote, port, url } = options;
  await startService({
    name: 'The document server',
    args: [join(root, 'host/server/development/against-deployed.ts')],
    cwd: join(root, 'host'),
    env: {
      PORT: String(port),
      REMOTE: remote,
      INTO_URL: url,
      RELEASE_STORE: join(root, '.cache/into-store'),
    },
    readyUrl: `http://127.0.0.1:${port}/registry.json`,
    timeout: BUNDLE_TIMEOUT_MS,
  });
}

/** What the harness of a remote needs. */
export interface HarnessOptions {
  remote: string;
  port: number;
  /** Port of the remote's own development server. */
  bundlePort: number;
  apiUrl: string;
}

/** Starts the harness with one remote; ready after both first builds. */
export async function startHarness(root: string, options: HarnessOptions): Promise<void> {
  const { remote, port, bundlePort, apiUrl } = options;
  await startService({
    name: `The harness of ${remote}`,
    args: [join(root, 'shared/harness/src/serve.ts'), remote],
    cwd: root,
    env: { PORT: String(port), DEV_PORT: String(bundlePort), API_URL: apiUrl },
    readyUrl: `http://127.0.0.1:${port}/releases/harness/dev/harness.js`,
    timeout: BUNDLE_TIMEOUT_MS,
  });
}
