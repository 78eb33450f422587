import { startTracing, type Tracing } from '@silverjobs/telemetry/tracing';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from './config.ts';

/** Documents and calls; files are the browser's business, and a stream lasts as long as its page. */
const TRACED: readonly string[] = ['/*', '/api/*'];

/** Traces of the document server, where those of browsers arrive (operation-27); null without a collector. */
export async function openTracing(config: ServerConfig): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (endpoint === undefined) return null;
  const environment = config.APP_ENVIRONMENT;
  const service = 'silverjobs-documents';
  // Anybody can send what a browser sends: how much is kept is decided here.
  return startTracing({ endpoint, share, environment, service, followsParent: false });
}

/** What a request is called in its trace: never the path, which holds ids and tokens. */
export function traceNameOf({ routeOptions: { url } }: FastifyRequest): string | null {
  return url !== undefined && TRACED.includes(url) ? url : null;
}
