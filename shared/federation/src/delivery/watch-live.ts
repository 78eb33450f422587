import type { Registry, RemoteRelease } from '../registry/registry.ts';
import { recentLoadsIds } from '../store/live-loads.ts';
import { rollBack, setEnabled } from '../store/operate.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const AUTHOR = 'delivery server';
const doneId = (id: string) => `done-${id}`;

/** What was done about a live release that failed too often. */
export interface TakenBack {
  remote: RemoteRelease;
  /** What browsers told. */
  reason: string;
  /** The release that is live again; null when the remote was switched off for want of one. */
  again: string | null;
  /** What undoes it. */
  command: string;
  /** Addresses of the teams whose keys are for the remote. */
  mails: string[];
}

/**
 * Takes live releases back that document servers have seen fail too often: to the last one that stands, or
 * off where there is none or it does not fit. Each note is acted on once, by one server.
 * @param now in milliseconds since 1970
 */
export async function takeBackFailing(
  store: ReleaseStore,
  now: number = Date.now(),
): Promise<TakenBack[]> {
  const registry = await store.readRegistry();
  const taken: TakenBack[] = [];
  for (const remote of Object.values(registry.remotes)) {
    if (registry.disabled?.includes(remote.name)) continue;
    const ids = recentLoadsIds(remote.name, remote.release, now);
    const notes = await store.stoppedCanaries([...ids, ...ids.map(doneId)]);
    const id = ids.find((one) => notes.has(one) && !notes.has(doneId(one)));
    if (!id) continue;
    const reason = notes.get(id) ?? '';
    const again = await takeBack(store, remote, reason);
    await store.stopCanary(doneId(id), 'taken back');
    if (again !== undefined)
      taken.push({ remote, reason, again, ...forOwner(registry, remote, again) });
  }
  return taken;
}

/** Undefined when somebody else has changed what is live meanwhile. */
async function takeBack(
  store: ReleaseStore,
  { name, release }: RemoteRelease,
  reason: string,
): Promise<string | null | undefined> {
  let isStillLive = true;
  const own: ReleaseStore = {
    ...store,
    author: { by: AUTHOR, why: `${release} failed too often: ${reason}` },
    readRegistry: async () => {
      const registry = await store.readRegistry();
      isStillLive = registry.remotes[name]?.release === release;
      if (!isStillLive) throw new Error('Another release is live.');
      return registry;
    },
  };
  try {
    const back = await rollBack(own, name);
    if (back.kind === 'published') return back.registry.remotes[name]?.release ?? null;
    await setEnabled(own, name, false);
    return null;
  } catch (error) {
    if (!isStillLive) return undefined;
    throw error;
  }
}

function forOwner(
  { teamKeys = [] }: Registry,
  { name, release }: RemoteRelease,
  again: string | null,
): Pick<TakenBack, 'command' | 'mails'> {
  const own = teamKeys.filter(({ remotes }) => remotes.includes(name));
  return {
    command:
      again === null ? `pnpm delivery enable ${name}` : `pnpm delivery live ${name} ${release}`,
    mails: [...new Set(own.flatMap(({ mail }) => mail ?? []))],
  };
}
