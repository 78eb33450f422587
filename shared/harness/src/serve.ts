import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  developmentRelease,
  devPath,
  readRemoteConfig,
  remoteDevBundle,
  startDevServer,
} from '@silverjobs/federation/dev';
import { harnessBundle } from './harness-bundle.ts';
import { harnessDocument } from './harness-document.ts';
import { harnessUsers } from './harness-users.ts';

const root = join(import.meta.dirname, '../../..');
const [name, port, bundlePort, apiUrl] = process.argv.slice(2);
if (!name || !port || !bundlePort || !apiUrl) {
  console.error('node serve.ts <remote> <port> <port of its bundle> <address of the backend>');
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const remote = developmentRelease(await readRemoteConfig(join(root, `remote-${name}`)));
const document = harnessDocument({ remote, users: harnessUsers(process.env) }, devPath('harness'));

const servers = await Promise.all([
  startDevServer({
    name,
    bundle: await remoteDevBundle(root, name),
    port: Number(bundlePort),
  }),
  startDevServer({
    name: 'harness',
    bundle: harnessBundle(root),
    port: Number(port),
    extra: {
      proxy: [
        { context: ['/api'], target: apiUrl },
        { context: [devPath(name)], target: `http://127.0.0.1:${bundlePort}` },
      ],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'harness-document',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            if (request.method !== 'GET' || request.url?.startsWith('/releases/')) return next();
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(document);
          },
        },
      ],
    },
  }),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled(servers.map((server) => server.stop())).then(() => process.exit(0));
  });
}
