import { randomBytes, randomInt } from 'node:crypto';
import { cookiePath } from '@silverjobs/contract/base-path';
import type { Registry } from '@silverjobs/federation';
import {
  type CanaryNotes,
  canaryId,
  type LoadCount,
  type LoadTimesNotes,
} from '@silverjobs/federation/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOAD_REPORTS_PATH, MAX_PHASE_MS } from '../../common/document-names.ts';
import { sendApiError } from '../http/send-error.ts';
import type { LogFailure } from '../monitoring/answer-for.ts';
import { type CanaryCounter, createCanaryCounter } from './canary-counter.ts';
import { judgeCanary } from './canary-judgement.ts';
import { chooseReleases, releaseOf, runningCanaries, VISITOR_BUCKETS } from './choose-releases.ts';
import { createFailingNetworks } from './failing-networks.ts';
import { createLiveLoads } from './live-loads.ts';
import { createLoadTimesCounter } from './load-times.ts';
import type { LoadTokens } from './load-tokens.ts';

const COOKIE = 'share';
const COOKIE_SECONDS = 31_536_000;
const STOPS_MAX_AGE_MS = 1_000;
const BODY_LIMIT_BYTES = 2_048;

const milliseconds = z.int().min(0).max(MAX_PHASE_MS);
const about = { remote: z.string(), release: z.string(), token: z.string() };
const loadReport = z.discriminatedUnion('outcome', [
  z.strictObject({ ...about, outcome: z.enum(['loaded', 'failed']) }),
  z.strictObject({
    ...about,
    outcome: z.literal('shown'),
    phases: z.strictObject({
      document: milliseconds.optional(),
      entry: milliseconds,
      module: milliseconds,
      render: milliseconds,
    }),
  }),
]);

/** What a visitor gets. */
export interface VisitorRegistry {
  registry: Registry;
  /** Remotes whose loads are counted; `host` for those of the host. */
  measured: string[];
  /** What the document reports with; none while nothing is measured. */
  reportToken?: string;
}

interface CanaryParts {
  store: CanaryNotes & LoadTimesNotes;
  readRegistry: () => Promise<Registry>;
  /** Below which the product runs. */
  basePath: string;
  logFailure: LogFailure;
  /** How many times as often as the live release a canary may fail. */
  factor: number;
  /** Share of the documents, from 0 to 1, whose loads of live releases are counted. */
  sample: number;
  tokens: LoadTokens;
  /** Told of every report that counts. */
  countLoad?: (remote: string, release: string, outcome: 'loaded' | 'failed') => void;
}

/**
 * Gives visitors their releases, counts what their browsers report together with the other servers
 * of the store, and takes a canary back that fails too often, for all of them.
 */
export function registerCanaries(server: FastifyInstance, parts: CanaryParts) {
  const { store, readRegistry, basePath, logFailure, factor, sample, tokens, countLoad } = parts;
  const instance = randomBytes(8).toString('hex');
  const counters = new Map<string, CanaryCounter>();
  /** One person with a bad line is one failure. */
  const failingNetworks = createFailingNetworks();
  const liveLoads = createLiveLoads({ notes: store, server: instance, factor, logFailure });
  const loadTimes = createLoadTimesCounter({ notes: store, server: instance });
  const judge = (canary: LoadCount, live: LoadCount) => judgeCanary(canary, live, factor);
  let stopped = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;

  const readStops = async (registry: Registry): Promise<void> => {
    const ids = runningCanaries(registry, stopped).map(([name, canary]) => canaryId(name, canary));
    if (ids.length === 0 || performance.now() - readAt < STOPS_MAX_AGE_MS) return;
    readAt = performance.now();
    try {
      stopped = new Set([...stopped, ...(await store.stoppedCanaries(ids)).keys()]);
    } catch (error) {
      console.error('Whether canaries were stopped cannot be read.', error);
    }
  };

  // What the live release did before a try began says nothing about today: a counter for each try.
  const counterOf = (id: string): CanaryCounter => {
    const counter =
      counters.get(id) ?? createCanaryCounter(id, { notes: store, server: instance, judge });
    counters.set(id, counter);
    return counter;
  };

  const stop = async (
    id: string,
    reason: string,
    { remote, release }: { remote: string; release: string },
  ): Promise<void> => {
    stopped.add(id);
    logFailure(`Canary ${id} is taken back: ${reason}.`, remote, release);
    try {
      await store.stopCanary(id, reason);
    } catch (error) {
      console.error('The canary is stopped on this server only.', error);
    }
  };

  const registryFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<VisitorRegistry> => {
    const registry = await readRegistry();
    await readStops(registry);
    const tries = runningCanaries(registry, stopped);
    failingNetworks.keepOnly(tries.map(([name, canary]) => canaryId(name, canary)));
    const running = tries.map(([name]) => name);
    const bucket = running.length > 0 ? bucketOf(request, reply, basePath) : 0;
    const chosen = chooseReleases(registry, bucket, stopped);
    const sampled = Math.random() < sample ? Object.keys(chosen.remotes) : [];
    const measured = [...new Set([...running, ...sampled])];
    if (measured.length === 0) return { registry: chosen, measured: [] };
    const given = measured.map((name) => [name, releaseOf(chosen, name) ?? ''] as const);
    return { registry: chosen, measured, reportToken: tokens.issue(Object.fromEntries(given)) };
  };

  server.post(LOAD_REPORTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const report = loadReport.safeParse(request.body);
    if (!report.success) return sendApiError(reply, 'validation.failed');
    const { remote, release, outcome, token } = report.data;
    const registry = await readRegistry();
    const canary = runningCanaries(registry, stopped).find(([name]) => name === remote)?.[1];
    const live = releaseOf(registry, remote);
    const counted = [live, canary?.release.release].includes(release);
    if (!counted || !tokens.redeem(token, remote, release, outcome)) return reply.code(204).send();
    if (outcome === 'shown') {
      const { document, ...phases } = report.data.phases;
      const times = { ...phases, ...(document !== undefined && { document }) };
      await loadTimes.count(remote, release, times, request.ip);
      return reply.code(204).send();
    }
    const id = canary && canaryId(remote, canary);
    // Whoever can fetch documents has tokens, too; another line is not so easily had.
    if (id && (outcome === 'loaded' || failingNetworks.isFirst(id, release, request.ip))) {
      const of = release === live ? 'live' : 'canary';
      const reason = await counterOf(id).count(of, outcome);
      if (reason && !stopped.has(id)) {
        await stop(id, reason, { remote, release: canary?.release.release ?? release });
      }
    }
    countLoad?.(remote, release, outcome);
    if (release === live && remote !== 'host') {
      await liveLoads.count(remote, release, outcome, request.ip);
    }
    return reply.code(204).send();
  });

  return { registryFor };
}

/** The browser's bucket; one that has none gets a random one and keeps it. */
function bucketOf(request: FastifyRequest, reply: FastifyReply, basePath: string): number {
  const known = /(?:^|;\s*)share=(\d{1,4})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return Number(known);
  const bucket = randomInt(VISITOR_BUCKETS);
  reply.header(
    'Set-Cookie',
    `${COOKIE}=${bucket}; Path=${cookiePath(basePath)}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`,
  );
  return bucket;
}
