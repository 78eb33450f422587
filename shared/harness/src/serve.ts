#!/usr/bin/env node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { teamApiUrls } from '@silverjobs/contract/variables';
import {
  bundleDevtoolsHook,
  developmentRelease,
  devPath,
  readRemoteConfig,
  remoteDevBundle,
  startDevServer,
} from '@silverjobs/federation/dev';
import { harnessBundle } from './harness-bundle.ts';
import { harnessDocument } from './harness-document.ts';
import { harnessUsers } from './harness-users.ts';

const USAGE = `silverjobs-harness <remote>   one remote alone, signed in, with fast refresh

API_URL is the address of a product whose API it asks, such as https://staging.example.org; PORT (3000)
is the address to open, DEV_PORT (3301) the remote's development server. HARNESS_EMAIL and
HARNESS_PASSWORD sign in another user than the demo's. TEAM_API_URLS (training=https://…) says where API
groups of your own are.`;

const root = process.cwd();
const [name] = process.argv.slice(2);
const { PORT: port = '3000', DEV_PORT: bundlePort = '3301', API_URL: apiUrl } = process.env;
if (!name || !apiUrl) {
  console.error(USAGE);
  process.exit(1);
}

process.once('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const remote = developmentRelease(await readRemoteConfig(root, name));
const document = harnessDocument(
  {
    ...{ remote, users: harnessUsers(process.env) },
    teamApiUrls: teamApiUrls.parse(process.env.TEAM_API_URLS ?? ''),
  },
  devPath('harness'),
  await bundleDevtoolsHook(),
);

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
        { context: ['/api'], target: apiUrl, changeOrigin: true },
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
console.log(`${name} alone, for the harness: http://localhost:${port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled(servers.map((server) => server.stop())).then(() => process.exit(0));
  });
}
