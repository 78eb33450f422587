import { integrityOf } from '../build/compress.ts';
import { openStore } from '../store/open-store.ts';
import { publishRemote } from '../store/publish.ts';
import { buildReleaseFiles, buildRemoteRelease } from './build-release.ts';

/**
 * A process that publishes as `pnpm release` does, without building. Prints a line for each release
 * that went live: remote, release, revision.
 * Arguments: the store, then `<remote>/<release>` for each.
 */
const [address = '', ...wanted] = process.argv.slice(2);
const store = openStore(address, process.env);
for (const name of wanted) {
  const [remote = '', release = ''] = name.split('/');
  const container = `${remote}_${release}`;
  const draft = buildRemoteRelease({ name: remote, release, container });
  const files = buildReleaseFiles(draft);
  await store.putRelease(remote, release, files);
  const result = await publishRemote(store, { ...draft, integrity: integrityOf(files) });
  if (result.kind !== 'published') throw new Error(`${name}: ${JSON.stringify(result)}`);
  process.stdout.write(`${name} ${result.registry.revision}\n`);
}
