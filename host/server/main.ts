import { readStartConfig, type ServerConfig } from './config.ts';
import { buildServer } from './server.ts';

function configOrEnd(): ServerConfig {
  try {
    return readStartConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = configOrEnd();
const server = await buildServer(config);
const address = await server.listen({ host: config.HOST, port: config.PORT });
// Whoever started this process with a channel says it in their own words.
if (!process.send) console.log(`silverjobs is served at ${address}`);

/** Browsers hold connections open on which they never ask; running answers get this long. */
const GRACE_MS = 3_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    void server.close().then(() => process.exit(0));
  });
}
