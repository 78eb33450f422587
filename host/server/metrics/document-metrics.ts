import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ViewResult } from '../first-view/first-views.ts';
import type { Answerable } from '../monitoring/answer-for.ts';
import type { RegistryState } from '../releases/registry-reader.ts';

/** Upper bounds of the latencies, in seconds: from a file in memory to a slow backend. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What a document server tells Prometheus about itself (operation-26). */
export interface DocumentMetrics {
  /** Measures the answers of a server whose routes are not added yet. */
  measure: (server: FastifyInstance) => void;
  /** What became of a document. */
  countDocument: (result: ViewResult) => void;
  /** A browser told whether it could load a remote. */
  countLoad: (who: Answerable, outcome: 'loaded' | 'failed') => void;
  /** A browser told what the policy of a document forbade. */
  countPolicyReport: () => void;
  /** All figures in Prometheus' text format. */
  read: (registry: RegistryState) => Promise<{ contentType: string; text: string }>;
}

/** Never the path itself: ids and tokens stay out, and so do endless series. */
function kindOf(url: string): string {
  if (url.startsWith('/api/')) return url.startsWith('/api/events') ? 'stream' : 'api';
  if (url.startsWith('/releases/')) return 'file';
  if (url.startsWith('/reports/')) return 'report';
  return url.startsWith('/registry.json') ? 'registry' : 'document';
}

export function createDocumentMetrics(): DocumentMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'silverjobs_documents_' });
  const durations = new Histogram({
    name: 'silverjobs_documents_duration_seconds',
    help: 'Time until an answer was sent, by kind and status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const views = new Counter({
    name: 'silverjobs_documents_views_total',
    help: 'Documents by what became of their first view, and why there is none.',
    labelNames: ['result', 'reason'],
    registers,
  });
  const loads = new Counter({
    name: 'silverjobs_documents_remote_loads_total',
    help: 'Loads of remotes, as browsers of sampled documents told.',
    // Whoever is woken by a rule over it reads whom to ask and what to do.
    labelNames: ['remote', 'release', 'owner', 'runbook', 'outcome'],
    registers,
  });
  const reports = new Counter({
    name: 'silverjobs_documents_policy_reports_total',
    help: 'What the policy of a document forbade, as browsers told.',
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `silverjobs_documents_registry_${name}`, help, registers });
  const revision = gauge('revision', 'Revision of the registry that documents are made of.');
  const stale = gauge('stale', 'Whether the newest registry could not be read.');
  return {
    measure: (server) => {
      server.addHook('onResponse', async (request, reply) => {
        const labels = { kind: kindOf(request.url), status: reply.statusCode };
        durations.observe(labels, reply.elapsedTime / 1_000);
      });
    },
    countDocument: (result) =>
      views.inc({ result: result.kind, reason: result.kind === 'none' ? result.reason : '' }),
    countLoad: ({ remote_release: release, ...who }, outcome) =>
      loads.inc({ ...who, release, outcome }),
    countPolicyReport: () => reports.inc(),
    read: async (state) => {
      revision.set(state.revision);
      stale.set(state.problem === null ? 0 : 1);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
