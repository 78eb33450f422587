import type { HostRelease, Registry, RemoteRelease } from '@silverjobs/federation';
import { matchesHash, type ReleaseStore } from '@silverjobs/federation/store';
import type { RenderPart } from './render-pool.ts';

type Release = Pick<HostRelease, 'release' | 'integrity' | 'firstView'>;

/**
 * The code that renders a page: the host's, and that of the page's remote. Null when one of them has
 * none. It runs in the server, so its hash is checked every time that it is loaded (delivery-46).
 */
export function partOf(
  store: Pick<ReleaseStore, 'readFile'>,
  host: HostRelease,
  remote: RemoteRelease | null,
): RenderPart | null {
  if (!host.firstView || (remote && !remote.firstView)) return null;
  return {
    id: idOf(host, remote),
    read: async () => ({
      host: await readPart(store, 'host', host),
      remote: remote && (await readPart(store, remote.name, remote)),
    }),
  };
}

/** Ids of the parts that visitors of a registry may get: whoever gets a canary of one may get it with any other. */
export function partsNamedBy({ host, hostCanary, remotes, canaries = {} }: Registry): Set<string> {
  const hosts = [host, hostCanary?.release].filter((release) => !!release);
  const tried = Object.values(canaries).map(({ release }) => release);
  const all = [null, ...Object.values(remotes), ...tried];
  return new Set(hosts.flatMap((each) => all.map((remote) => idOf(each, remote))));
}

function idOf(host: HostRelease, remote: RemoteRelease | null): string {
  return `host/${host.release}${remote ? ` ${remote.name}/${remote.release}` : ''}`;
}

async function readPart(
  store: Pick<ReleaseStore, 'readFile'>,
  name: string,
  { release, integrity, firstView }: Release,
): Promise<string> {
  const file = firstView?.file ?? '';
  const content = await store.readFile(name, release, file);
  if (!content) throw new Error(`${name}/${release}/${file} is not in the store`);
  const hash = integrity[file];
  if (!hash || !matchesHash(content, hash)) {
    throw new Error(`${name}/${release}/${file} is not the file that was published`);
  }
  return new TextDecoder().decode(content);
}
