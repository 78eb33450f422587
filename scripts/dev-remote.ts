import { join } from 'node:path';
import { chooseBackend } from './lib/dev-backend.ts';
import { checkKnown } from './lib/dev-plan.ts';
import { checkPortsFree, portFrom } from './lib/dev-ports.ts';
import { knownRemotes, startHarness, startIntoServer } from './lib/dev-services.ts';
import { endWithServices, stopOnSignal } from './lib/processes.ts';

const USAGE = `pnpm dev:remote <remote>   one remote alone in its harness, signed in, with fast refresh

PORT (3000) is the address to open, API_PORT (4100) the backend, DEV_PORT (3301) the remote's
development server. --into <url> puts the remote into a deployed product instead of the harness:
its documents are composed here, and load anew by themselves after a change. API_URL uses a backend
that already runs. HARNESS_EMAIL and HARNESS_PASSWORD sign in another user than the demo's.`;

const root = join(import.meta.dirname, '..');
const [remote, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
const into = rest[0] === '--into' && rest.length === 2 ? rest[1] : undefined;
if (!remote || remote.startsWith('-') || (rest.length > 0 && !into)) {
  console.log(USAGE);
  process.exit(remote === '--help' ? 0 : 1);
}

stopOnSignal();
const started = performance.now();
checkKnown(remote, await knownRemotes(root));
const port = portFrom('PORT', 3000);
if (into) {
  await checkPortsFree([{ port, use: 'the document server', variable: 'PORT' }]);
  await startIntoServer(root, { remote, port, url: into });
  endWithServices();
  console.log(`\n${into} with ${remote} as it is here is running: http://localhost:${port}`);
  await new Promise(() => {});
}
const bundlePort = portFrom('DEV_PORT', 3301);
const url = `http://localhost:${port}`;
const backend = chooseBackend(root, url);
await checkPortsFree([
  { port, use: 'the harness', variable: 'PORT' },
  ...backend.ports,
  { port: bundlePort, use: `the development server of ${remote}`, variable: 'DEV_PORT' },
]);
await Promise.all([
  backend.start(),
  startHarness(root, { remote, port, bundlePort, apiUrl: backend.apiUrl }),
]);
endWithServices();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
The harness of ${remote} is running (${seconds} s): ${url}
Stop with Ctrl+C.`);
