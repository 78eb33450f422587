import { openStore } from '@silverjobs/federation/store';
import { createDrain } from '@silverjobs/telemetry/drain';
import { readStartConfig, type ServerConfig } from './config.ts';
import { failureOf, openFailureReports } from './failure-reports.ts';
import { writeJsonLines } from './json-lines.ts';
import { createDocumentMetrics } from './metrics/document-metrics.ts';
import { buildOperatorServer } from './metrics/operator-server.ts';
import { createRegistryReader } from './releases/registry-reader.ts';
import { buildServer, type ServerParts } from './server.ts';
import { openTracing } from './tracing.ts';

function configOrEnd(): ServerConfig {
  try {
    return readStartConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = configOrEnd();
const metrics = config.METRICS_PORT === undefined ? undefined : createDocumentMetrics();
const reader = createRegistryReader(openStore(config.RELEASE_STORE, config), {
  floor: config.REGISTRY_FLOOR,
});
const tracing = await openTracing(config);
writeJsonLines(console, () => tracing?.logFields() ?? {});
const failures = await openFailureReports(config);
const parts: ServerParts = {
  reader,
  ...(metrics && { metrics }),
  ...(tracing && { tracing }),
  reportFailure: (error, route) => failures?.report({ ...failureOf(error), tags: { route } }),
};
const server = await buildServer(config, parts);
const drain = createDrain(server, '/api/events');
server.addHook('onClose', async () => {
  await tracing?.stop();
  await failures?.stop();
});
if (metrics && config.METRICS_PORT !== undefined) {
  const operator = buildOperatorServer(
    metrics,
    async () => {
      // Nobody may have asked for a document yet; what is wrong stands in the state.
      await reader.read().catch(() => {});
      return reader.state();
    },
    drain.isDraining,
  );
  server.addHook('onClose', () => operator.close());
  await operator.listen({ host: config.HOST, port: config.METRICS_PORT });
}
const address = await server.listen({ host: config.HOST, port: config.PORT });
// Whoever started this process with a channel says it in their own words.
if (!process.send) console.log(`silverjobs is served at ${address}`);

// A second signal ends at once.
process.once('SIGTERM', () => void drain.end(config.DRAIN_SECONDS).then(() => process.exit(0)));
process.once('SIGINT', () => void drain.end(0).then(() => process.exit(0)));
