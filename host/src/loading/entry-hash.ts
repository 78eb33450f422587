import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { LoadError } from './load-failure.ts';

type FetchRegistry = () => Promise<Registry>;

/** A tab asks once; what failed is asked for again. */
const asked = new WeakMap<FetchRegistry, Promise<Registry>>();

/**
 * A release with the hash of its entry, where the document has it not: it has those of few of many remotes, the
 * registry on the server has all (delivery-87).
 * @throws LoadError when the server does not answer, or another release is live
 */
export async function withEntryHash(
  { name, release }: RemoteRelease,
  fetchRegistry: FetchRegistry,
): Promise<RemoteRelease> {
  const asking = asked.get(fetchRegistry) ?? fetchRegistry();
  asked.set(fetchRegistry, asking);
  const { remotes } = await asking.catch((error: unknown) => {
    asked.delete(fetchRegistry);
    throw Object.assign(new LoadError('network', 'No registry came.'), { cause: error });
  });
  const live = remotes[name];
  if (live?.release === release) return live;
  throw new LoadError('incompatible', `${release} of ${name} is not live any more.`);
}
