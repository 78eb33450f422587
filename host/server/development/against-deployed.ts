import { join } from 'node:path';
import { bundleInlineScripts, createLocalBuild } from '@silverjobs/federation/dev';
import { openStore } from '@silverjobs/federation/store';
import { z } from 'zod';
import type { FollowBuildInput } from '../../inline/follow-build.ts';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { openDeployedProduct, withLocalBuild } from './deployed-product.ts';

/** Where a page asks which build of the local remote there is. */
const BUILD_PATH = '/dev/build';
const POLL_INTERVAL_MS = 1_000;

/** Composes documents from a deployed product with one remote as it is built here (delivery-7). */
const { INTO_URL, REMOTE } = z.object({ INTO_URL: z.url(), REMOTE: z.string() }).parse(process.env);

const root = join(import.meta.dirname, '../../..');
const config = readServerConfig({
  ...process.env,
  API_URL: INTO_URL,
  APP_ENVIRONMENT: 'local',
  // The deployed product gives its server's parts to nobody.
  FIRST_VIEW: 'off',
});
const local = openStore(config.RELEASE_STORE, config);
const deployed = await openDeployedProduct(INTO_URL);
const localBuild = createLocalBuild(root, REMOTE, local);
await localBuild();

const scripts = await bundleInlineScripts(join(root, 'host/inline/development-entries'));
const input: FollowBuildInput = { path: BUILD_PATH, remote: REMOTE, everyMs: POLL_INTERVAL_MS };
const server = await buildServer(config, {
  readRegistry: async () => withLocalBuild(await deployed.readRegistry(), await localBuild()),
  files: {
    readFile: async (name, release, file) =>
      (await local.readFile(name, release, file)) ?? deployed.readFile(name, release, file),
    readHashes: local.readHashes,
  },
  firstScripts: [{ text: scripts['follow-build'] ?? '', input }],
});
server.get(BUILD_PATH, async (_request, reply) => {
  reply.header('Cache-Control', 'no-store');
  return (await localBuild()).release;
});
await server.listen({ host: config.HOST, port: config.PORT });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.server.closeAllConnections();
    void server.close().then(() => process.exit(0));
  });
}
