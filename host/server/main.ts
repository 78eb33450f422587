import { readServerConfig } from './config.ts';
import { buildServer } from './server.ts';

const config = readServerConfig(process.env);
const server = await buildServer(config);
const address = await server.listen({ host: config.HOST, port: config.PORT });
console.log(`silverjobs is served at ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
