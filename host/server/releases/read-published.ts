import type { HostRelease } from '@silverjobs/federation';
import { matchesHash, type ReleaseStore } from '@silverjobs/federation/store';

/** What is known of a release's files. */
export type PublishedRelease = Pick<HostRelease, 'release' | 'integrity'>;

/**
 * A file that becomes a part of documents, so its hash is checked as that of code is (delivery-46).
 * @param name the remote's, or `host`
 * @throws when it is not the published file
 */
export async function readPublished(
  store: Pick<ReleaseStore, 'readFile'>,
  name: string,
  { release, integrity }: PublishedRelease,
  file: string,
): Promise<Uint8Array> {
  const content = await store.readFile(name, release, file);
  const hash = integrity[file];
  if (!content || !hash || !matchesHash(content, hash)) {
    throw new Error(`${name}/${release}/${file} is not the file that was published`);
  }
  return content;
}
