import { LIVE_RELEASES_PATH, type LiveReleases } from '@silverjobs/contract/live-releases';
import type { Registry } from '@silverjobs/federation';
import {
  type LoadCount,
  type ReleaseStore,
  recentLoadsIds,
  summarizeTimes,
} from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { sendApiError } from '../http/send-error.ts';
import type { ReadUser } from './operator-pages.ts';

type Store = Pick<
  ReleaseStore,
  'readHistory' | 'readRevision' | 'reportedCounts' | 'reportedTimes'
>;
type Part = LiveReleases['parts'][number];
type Change = LiveReleases['changes'][number];

/** Changes that the back-office shows. */
const SHOWN_CHANGES = 20;
/** Releases before the live one whose figures stand beside it. */
const SHOWN_EARLIER = 2;
const HOST = 'host';

interface LiveReleasesParts {
  store: Store;
  readRegistry: () => Promise<Registry>;
  readUser: ReadUser;
}

/** Tells an operator's session what is live; for everybody else there is nothing at this address (operators-1). */
export function registerLiveReleases(
  server: FastifyInstance,
  { store, readRegistry, readUser }: LiveReleasesParts,
): void {
  server.get(LIVE_RELEASES_PATH, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if ((await readUser(request))?.role !== 'operator') return sendApiError(reply, 'not_found');
    return describeLive(store, await readRegistry(), Date.now());
  });
}

/**
 * What is live, since when and by whom, with what document servers have counted of it (operators-50).
 * @param now in milliseconds since 1970
 */
export async function describeLive(
  store: Store,
  registry: Registry,
  now: number,
): Promise<LiveReleases> {
  const { changes } = await store.readHistory();
  const read = new Map<number, Promise<Change | null>>();
  const changeOf = (revision: number): Promise<Change | null> => {
    const known = read.get(revision) ?? readChange(store, revision);
    read.set(revision, known);
    return known;
  };
  const begun = async (name: string, release: string): Promise<Part['since']> => {
    const last = changes[name]?.at(-1);
    if (last?.release !== release) return null;
    const change = await changeOf(last.since);
    if (!change) return null;
    const { what: _, ...since } = change;
    return since;
  };
  const { host, hostCanary, canaries = {}, disabled = [], revision } = registry;
  const ofHost = host && {
    name: HOST,
    owner: null,
    runbook: null,
    release: host.release,
    since: await begun(HOST, host.release),
    disabled: false,
    canary: tryOf(hostCanary),
    loads: null,
    times: null,
    earlier: [],
  };
  const timesOf = async (name: string, release: string) =>
    summarizeTimes(await store.reportedTimes(name, release, now));
  const earlierThan = (name: string, release: string) => {
    const before = (changes[name] ?? []).toReversed().map((change) => change.release);
    const others = [...new Set(before)].filter((other) => other !== release);
    return Promise.all(
      others.slice(0, SHOWN_EARLIER).map(async (other) => ({
        release: other,
        times: await timesOf(name, other),
      })),
    );
  };
  const ofRemotes = Object.values(registry.remotes).map(
    async ({ name, owner, runbook = null, release }) => ({
      name,
      owner,
      runbook,
      release,
      since: await begun(name, release),
      disabled: disabled.includes(name),
      canary: tryOf(canaries[name]),
      loads: await countLoads(store, recentLoadsIds(name, release, now)),
      times: await timesOf(name, release),
      earlier: await earlierThan(name, release),
    }),
  );
  const newest = Array.from({ length: SHOWN_CHANGES }, (_, back) => revision - back);
  const shown = await Promise.all(newest.filter((each) => each > 0).map(changeOf));
  return {
    parts: [...(ofHost ? [ofHost] : []), ...(await Promise.all(ofRemotes))],
    changes: shown.filter((change) => change !== null),
  };
}

const tryOf = (canary: { release: { release: string }; percent: number } | undefined) =>
  canary ? { release: canary.release.release, percent: canary.percent } : null;

/** Null for a revision that cannot be read, or is signed by nobody known any more. */
async function readChange(store: Store, revision: number): Promise<Change | null> {
  const registry = await store.readRevision(revision).catch(() => null);
  if (!registry) return null;
  const { by, at, why, what } = registry.change ?? {};
  return {
    revision,
    at: at ? Date.parse(at) : null,
    by: by ?? null,
    why: why ?? null,
    what: what ?? [],
  };
}

async function countLoads(store: Store, ids: string[]): Promise<LoadCount> {
  const counts = await Promise.all(ids.map((id) => store.reportedCounts(id)));
  // What is counted of a live release stands where that of a tried one does.
  const all = counts.flatMap((servers) => [...servers.values()].map(({ canary }) => canary));
  return all.reduce(
    (sum, { loaded, failed }) => ({ loaded: sum.loaded + loaded, failed: sum.failed + failed }),
    { loaded: 0, failed: 0 },
  );
}
