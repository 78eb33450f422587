import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

/** Runs a statement of the database as a part of the request that is under way. */
export type TraceStatement = <Result>(
  statement: string,
  run: () => Promise<Result>,
) => Promise<Result>;

/** Traces of one process (operation-27). */
export interface Tracing {
  /**
   * Traces the requests of a server whose routes are not added yet.
   * @param nameOf a pattern without ids, tokens or anything of anybody's; null for what is not traced
   */
  traceRequests: (
    server: FastifyInstance,
    nameOf: (request: FastifyRequest) => string | null,
  ) => void;
  traceStatement: TraceStatement;
  /** What continues the trace that is under way in another process; empty without one. */
  headers: () => Readonly<Record<string, string>>;
  /** What a line of the log says of the request that is under way; nothing without one (operation-31). */
  logFields: () => Readonly<Record<string, string>>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

export interface TracingOptions {
  /** Base address of the collector (OTLP over HTTP). */
  endpoint: string;
  service: string;
  environment: string;
  /** Share of the traces that is kept, from 0 to 1. */
  share: number;
  /** Whether the one before decides what is kept: a server that browsers reach believes nobody. */
  followsParent: boolean;
}

/** Longer statements are cut. */
const STATEMENT_MAX = 2_000;

/**
 * Starts tracing. What it needs is loaded here, so that nobody pays for it who has no collector.
 */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace');
  const kept = new TraceIdRatioBasedSampler(options.share);
  // Headers for the collector (OTEL_EXPORTER_OTLP_HEADERS) are read by the exporter itself.
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'deployment.environment.name': options.environment,
    }),
    sampler: new ParentBasedSampler({
      root: kept,
      ...(!options.followsParent && { remoteParentSampled: kept, remoteParentNotSampled: kept }),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('silverjobs');
  const current = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  const startRequest = (request: FastifyRequest, name: string): Context => {
    const parent = readTraceparent(request.headers.traceparent);
    const before = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${request.method} ${name}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': name },
      },
      before,
    );
    return trace.setSpan(before, span);
  };

  const fail = (span: Span, code?: string): void => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (code) span.setAttribute('error.type', code);
  };

  return {
    traceRequests: (server, nameOf) => {
      server.addHook('onRequest', (request, _reply, done) => {
        const name = nameOf(request);
        if (name === null) return done();
        const context = startRequest(request, name);
        contexts.set(request, context);
        current.run(context, done);
      });
      // Reading a body goes on from the socket's events, which know nothing of the request.
      server.addHook('preValidation', (request, _reply, done) => {
        const context = contexts.get(request);
        if (context) current.run(context, done);
        else done();
      });
      server.addHook('onResponse', (request, { statusCode }, done) => {
        const context = contexts.get(request);
        const span = context && trace.getSpan(context);
        if (!span) return done();
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) fail(span, String(statusCode));
        span.end();
        // What the log says of the end belongs to it as well.
        current.run(context, done);
      });
    },
    traceStatement: async (statement, run) => {
      const context = current.getStore();
      if (!context || !trace.getSpan(context)?.isRecording()) return run();
      const [operation = 'statement'] = /\w+/.exec(statement) ?? [];
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': statement.slice(0, STATEMENT_MAX),
      };
      const name = operation.toLowerCase();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
      try {
        return await run();
      } catch (error) {
        // The code alone: messages repeat what was to be written (operation-5).
        const { code } = error as { code?: unknown };
        fail(span, typeof code === 'string' ? code : undefined);
        throw error;
      } finally {
        span.end();
      }
    },
    headers: () => {
      const context = current.getStore();
      const span = context && trace.getSpanContext(context);
      return span ? { traceparent: writeTraceparent(span) } : {};
    },
    logFields: () => {
      const context = current.getStore();
      const span = context && trace.getSpanContext(context);
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    stop: () => provider.shutdown(),
  };
}
