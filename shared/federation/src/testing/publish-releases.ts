import { openStore } from '../store/open-store.ts';
import { publishRemote } from '../store/publish.ts';
import { storeRemoteRelease } from './build-release.ts';

/**
 * A process that publishes as `pnpm release` does, without building; several releases at the same
 * time, each with a store of its own. Prints a line for each that went live: remote, release, revision.
 * Arguments: the store, then `<remote>/<release>` for each.
 */
const [address = '', ...wanted] = process.argv.slice(2);

async function publish(name: string): Promise<void> {
  const store = openStore(address, process.env);
  const [remote = '', release = ''] = name.split('/');
  const container = `${remote}_${release}`;
  const stored = await storeRemoteRelease(store, { name: remote, release, container });
  const result = await publishRemote(store, stored);
  if (result.kind !== 'published') throw new Error(`${name}: ${JSON.stringify(result)}`);
  process.stdout.write(`${name} ${result.registry.revision}\n`);
}

await Promise.all(wanted.map(publish));
