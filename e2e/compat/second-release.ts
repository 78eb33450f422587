import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RemoteRelease } from '@silverjobs/federation';
import { integrityOf, openStore, publishRemote } from '@silverjobs/federation/store';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A text of a remote and what stands in its place in another release. */
export type OtherText = [text: string, instead: string];

/**
 * Puts the live release of a remote into a store once more, with another name and another text: what
 * a build of changed sources publishes aside, without its four processor seconds.
 * @param folder of the store
 */
export async function addRelease(
  folder: string,
  remote: string,
  [text, instead]: OtherText,
): Promise<RemoteRelease> {
  const store = openStore(folder, {});
  const live = (await store.readRegistry()).remotes[remote];
  if (!live) throw new Error(`${remote} is not live.`);
  // As long as the names that builds give: paths in bundles keep their length.
  const name = createHash('sha256')
    .update(live.release + instead)
    .digest('hex')
    .slice(0, 12);
  const from = join(folder, 'releases', remote, live.release);
  const changed = (content: string) =>
    content
      .replaceAll(live.release, name)
      .replaceAll(text, instead)
      .replaceAll(escaped(text), escaped(instead));
  const names = await readdir(from);
  const plain = names.filter((file) => !file.endsWith('.br'));
  const read = plain.map(async (file) => {
    const content = Buffer.from((await store.readFile(remote, live.release, file)) ?? []);
    const isText = /\.(?:js|cjs|css)$/.test(file);
    return { name: file, content: isText ? Buffer.from(changed(content.toString())) : content };
  });
  const files = withOwnHashes(await Promise.all(read), live);
  const copies = files
    .map((file) => ({ name: `${file.name}.br`, content: file.content }))
    .filter((file) => names.includes(file.name))
    .map((file) => ({ ...file, content: brotliCompressSync(file.content, BROTLI) }));
  await store.putRelease(remote, name, [...files, ...copies]);
  const release = {
    ...live,
    release: name,
    container: live.container.replace(live.release, name),
    integrity: integrityOf(files),
  };
  await store.describe(release);
  return release;
}

/** As bundles for the server write it. */
const escaped = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);

/** The same, and makes the release live. */
export async function publishChanged(
  folder: string,
  remote: string,
  text: OtherText,
): Promise<RemoteRelease> {
  const release = await addRelease(folder, remote, text);
  const result = await publishRemote(openStore(folder, {}), release);
  if (result.kind === 'refused') throw new Error(result.problems.join('\n'));
  return release;
}

/** Makes a release live that wants another React than the host gives, past the check that would refuse it. */
export async function publishMisfit(folder: string, remote: string): Promise<RemoteRelease> {
  const release = await addRelease(folder, remote, ['misfit', 'misfit']);
  const misfit = { ...release, requires: { ...release.requires, react: '^9.0.0' } };
  const store = openStore(folder, {});
  const { revision, remotes, ...rest } = await store.readRegistry();
  await store.writeRegistry({
    ...rest,
    revision: revision + 1,
    remotes: { ...remotes, [remote]: misfit },
  });
  return misfit;
}

/** The entry holds the hashes of all other files, which are other files now. */
function withOwnHashes(
  files: { name: string; content: Buffer }[],
  { entry, integrity }: RemoteRelease,
): { name: string; content: Buffer }[] {
  const hashes = Object.entries(integrityOf(files));
  return files.map(({ name, content }) => {
    if (name !== entry) return { name, content };
    const text = hashes.reduce(
      (own, [file, hash]) => own.replaceAll(integrity[file] ?? hash, hash),
      content.toString(),
    );
    return { name, content: Buffer.from(text) };
  });
}
