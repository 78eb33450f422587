import { takenEarlier } from '../registry/compatibility.ts';
import { emptyRegistry, type Registry, type RemoteRelease } from '../registry/registry.ts';
import { canaryId } from './canary.ts';
import { describeRevision } from './describe-change.ts';
import { summarizeTimes, type TimesCount } from './load-times.ts';
import type { ReleaseStore } from './release-store.ts';

/** Whoever asks for changes names no two revisions. */
class NoRevisions extends Error {
  readonly statusCode = 400;
}

/** Lines that tell what is live, switched off and tried, and what was changed last. */
export async function tellLive(store: ReleaseStore): Promise<string[]> {
  const registry = await store.readRegistry();
  const { revision, host, remotes, disabled = [], ...tried } = registry;
  const canaries = { ...(tried.hostCanary && { host: tried.hostCanary }), ...tried.canaries };
  const ids = Object.entries(canaries).map(([remote, canary]) => canaryId(remote, canary));
  const stops = await store.stoppedCanaries(ids);
  return [
    `revision ${revision}`,
    `host            ${host?.release ?? '(not published)'}  ${host?.publishedAt ?? ''}`,
    ...(host?.earlier ?? []).map(({ package: name, version, until }) => {
      const isTaken = (remote: RemoteRelease) =>
        host !== null && takenEarlier(remote, host).some((taken) => taken.package === name);
      const users = Object.values(remotes).filter(isTaken);
      const taken = users.map((remote) => remote.name).join(', ') || 'nobody';
      return `  gives ${name} ${version} besides, until ${until}; taken by ${taken}`;
    }),
    ...(await Promise.all(
      Object.values(remotes).map(async ({ name, release, publishedAt }) => {
        const state = disabled.includes(name) ? '  switched off' : '';
        const times = tellTimes(await store.reportedTimes(name, release, Date.now()));
        return `${name.padEnd(15)} ${release}  ${publishedAt}${state}${times}`;
      }),
    )),
    ...Object.entries(canaries).map(([remote, canary]) => {
      const stop = stops.get(canaryId(remote, canary));
      const state = stop ? `taken back: ${stop}` : `${canary.percent} % of the browsers`;
      return `canary of ${remote}: ${canary.release.release}  ${state}`;
    }),
    ...(revision > 0 ? [`last change: ${(await describe(store, registry)).join('\n')}`] : []),
  ];
}

/** How long pages take to load; nothing while that was measured too seldom (delivery-93). */
function tellTimes(counts: TimesCount[]): string {
  const { measured, phases } = summarizeTimes(counts);
  const { median, p95 } = phases.total;
  if (median === null) return '';
  return `  ${measured} loads, median ${median} ms${p95 === null ? '' : `, p95 ${p95} ms`}`;
}

/**
 * Lines that tell what changed between two revisions, by whom and why.
 * @param from by default the one before `to`
 * @param to by default the live one
 * @throws NoRevisions when they are none, or not in this order
 */
export async function tellChanges(
  store: ReleaseStore,
  from: string | undefined,
  to: string | undefined,
): Promise<string[]> {
  const live = await store.readRegistry();
  const last = to === undefined ? live.revision : Number(to);
  const first = from === undefined ? last - 1 : Number(from);
  if (!(Number.isInteger(first) && Number.isInteger(last) && 0 <= first && first < last)) {
    throw new NoRevisions('Two revisions are needed, the earlier one first.');
  }
  if (last > live.revision) throw new NoRevisions(`The last revision is ${live.revision}.`);
  const lines: string[] = [];
  for (let revision = first + 1; revision <= last; revision += 1) {
    const registry = await store.readRevision(revision).catch(() => null);
    const told = registry ? describe(store, registry) : [`revision ${revision}  cannot be read`];
    lines.push(...(await told));
  }
  return lines;
}

/** The revision before may be broken: then what changed since is unknown. */
async function describe(store: ReleaseStore, registry: Registry): Promise<string[]> {
  const before = await store.readRevision(registry.revision - 1).catch(() => null);
  const first = registry.revision === 1;
  return describeRevision(registry, first ? emptyRegistry : before);
}
