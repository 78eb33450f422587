import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseBackend } from './lib/dev-backend.ts';
import { planDevelopment } from './lib/dev-plan.ts';
import { checkPortsFree, portFrom } from './lib/dev-ports.ts';
import { publishRemotes } from './lib/dev-publish.ts';
import { knownRemotes, startBundleServer, startDevDocumentServer } from './lib/dev-services.ts';
import { endWithServices, stopOnSignal } from './lib/processes.ts';

const USAGE = `pnpm dev [remote …]   the composed product with fast refresh of the host and the named remotes

Without a name: host and jobs. Remotes that are not named come as production builds.
PORT (3000) is the address to open, API_PORT (4100) the backend, DEV_PORT (3301) the first of the
development servers. API_URL uses a backend that already runs. DATA_DIR chooses its data.`;

const root = join(import.meta.dirname, '..');
const names = process.argv.slice(2).filter((argument) => argument !== '--');
if (names.some((name) => name.startsWith('-'))) {
  console.log(USAGE);
  process.exit(0);
}

stopOnSignal();
const started = performance.now();
const port = portFrom('PORT', 3000);
const url = `http://localhost:${port}`;
const backend = chooseBackend(root, url);
const { ports, published } = planDevelopment(
  names,
  await knownRemotes(root),
  portFrom('DEV_PORT', 3301),
);
await checkPortsFree([
  { port, use: 'the document server', variable: 'PORT' },
  ...backend.ports,
  ...Object.entries(ports).map(([name, devPort]) => ({
    port: devPort,
    use: `the development server of ${name}`,
    variable: 'DEV_PORT',
  })),
]);

const store = join(root, '.cache/dev-store');
await mkdir(join(store, 'releases'), { recursive: true });
await Promise.all([
  backend.start(),
  publishRemotes(root, store, published),
  ...Object.entries(ports).map(([name, devPort]) => startBundleServer(root, name, devPort)),
]);
await startDevDocumentServer(root, { port, apiUrl: backend.apiUrl, store, ports });
endWithServices();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
silverjobs for development is running (${seconds} s): ${url}
Edits show at once in: ${Object.keys(ports).join(', ')}
Stop with Ctrl+C.`);
