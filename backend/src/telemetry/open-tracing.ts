import { isProduction } from '@silverjobs/contract/variables';
import { startTracing, type Tracing } from '@silverjobs/telemetry/tracing';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { routeOf } from '../metrics/request-metrics.ts';

/** A stream lasts as long as somebody has the page open; the rest is asked by machines. */
const UNTRACED: readonly string[] = ['/api/events', '/api/health'];

/** Traces of the backend, which go on from those of the document server (operation-27); null without a collector. */
export async function openTracing(config: Config): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (endpoint === undefined) return null;
  const environment = environmentOf(config);
  const service = 'silverjobs-backend';
  return startTracing({ endpoint, share, environment, service, followsParent: true });
}

/** What a request is called in its trace. */
export function traceNameOf(request: FastifyRequest): string | null {
  const route = routeOf(request);
  return UNTRACED.includes(route) ? null : route;
}

/** What this installation is called. */
export function environmentOf({ APP_ENVIRONMENT, NODE_ENV }: Config): string {
  return isProduction({ APP_ENVIRONMENT, NODE_ENV })
    ? 'production'
    : (APP_ENVIRONMENT ?? NODE_ENV ?? 'local');
}
