import { join } from 'node:path';
import { readRemoteConfig } from '@silverjobs/federation/dev';
import { z } from 'zod';
import { readServerConfig } from '../config.ts';
import { buildDevServer } from './dev-server.ts';

const root = join(import.meta.dirname, '../../..');
const config = readServerConfig(process.env);
/** JSON: ports of the development servers by name. */
const ports = z.record(z.string(), z.int()).parse(JSON.parse(process.env.DEV_PORTS ?? '{}'));
const names = Object.keys(ports).filter((name) => name !== 'host');
const remotes = await Promise.all(names.map((name) => readRemoteConfig(root, name)));

const server = await buildDevServer(config, ports, remotes);
await server.listen({ host: config.HOST, port: config.PORT });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
