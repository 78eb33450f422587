import { z } from 'zod';
import {
  type HostRelease,
  HostReleaseSchema,
  type RemoteRelease,
  RemoteReleaseSchema,
} from '../registry/registry.ts';
import { schemaProblems } from '../store/check-release.ts';
import { understatedWidgets } from '../store/check-slots.ts';
import { withCompressed } from '../store/compress.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseFile, ReleaseStore } from '../store/release-store.ts';
import { checkPagesApart } from './check-apart.ts';

/** A release as it is sent: what it says about itself, and its files. */
const uploadBody = z.strictObject({
  description: z.unknown(),
  files: z.record(z.string(), z.base64()),
});

/** What came of an upload. */
export type UploadResult = { kind: 'stored' } | { kind: 'refused'; problems: string[] };

const HOST = 'host';

/**
 * Puts a release into the store after the checks of `pnpm release --aside`. All of it comes at once and is
 * checked before anything is written.
 * @throws what Zod says of a body of another form
 */
export async function receiveRelease(
  store: ReleaseStore,
  name: string,
  release: string,
  body: unknown,
): Promise<UploadResult> {
  const { description, files: texts } = uploadBody.parse(body);
  const files = Object.entries(texts).map(([file, text]) => ({
    name: file,
    content: new Uint8Array(Buffer.from(text, 'base64')),
  }));
  return name === HOST
    ? receiveHost(store, release, HostReleaseSchema.parse(description), files)
    : receiveRemote(store, { name, release }, RemoteReleaseSchema.parse(description), files);
}

async function receiveHost(
  store: ReleaseStore,
  release: string,
  described: HostRelease,
  files: ReleaseFile[],
): Promise<UploadResult> {
  const problems =
    described.release === release
      ? fileProblems(described, files)
      : [`This is ${HOST} ${described.release}, not ${release}.`];
  if (problems.length > 0) return { kind: 'refused', problems };
  const kept = await keepFiles(store, HOST, described, files);
  if (kept.kind === 'stored') await store.describeHost(described);
  return kept;
}

async function receiveRemote(
  store: ReleaseStore,
  { name, release }: { name: string; release: string },
  described: RemoteRelease,
  files: ReleaseFile[],
): Promise<UploadResult> {
  const right = described.name === name && described.release === release;
  const problems = right
    ? [
        ...schemaProblems(described),
        ...fileProblems(described, files),
        ...(await understatedWidgets(described, files)),
      ]
    : [`This is ${described.name} ${described.release}, not ${name} ${release}.`];
  if (problems.length > 0) return { kind: 'refused', problems };
  const { host } = await store.readRegistry();
  const withThese: Pick<ReleaseStore, 'readFile'> = {
    readFile: async (owner, id, file) =>
      owner === name
        ? (files.find((one) => one.name === file)?.content ?? null)
        : store.readFile(owner, id, file),
  };
  const unrendered = await checkPagesApart(withThese, host, [described]);
  if (unrendered.length > 0) return { kind: 'refused', problems: unrendered };
  const kept = await keepFiles(store, name, described, files);
  if (kept.kind === 'stored') await store.describe(described);
  return kept;
}

/** What was sent must be what the release names, no less and no more. */
function fileProblems(
  { release, integrity }: { release: string; integrity: Record<string, string> },
  files: ReleaseFile[],
): string[] {
  const sent = integrityOf(files);
  return [...new Set([...Object.keys(integrity), ...Object.keys(sent)])]
    .filter((file) => sent[file] !== integrity[file])
    .map((file) =>
      sent[file] === undefined
        ? `${file} was not sent.`
        : `${file} is not the file that ${release} names.`,
    );
}

/** The same version twice is the same answer; the same name for another content is refused. */
async function keepFiles(
  store: ReleaseStore,
  name: string,
  { release, integrity }: { release: string; integrity: Record<string, string> },
  files: ReleaseFile[],
): Promise<UploadResult> {
  const known = await store.readHashes(name, release);
  if (!known) {
    await store.putRelease(name, release, await withCompressed(files));
    return { kind: 'stored' };
  }
  const other = Object.entries(integrity).filter(([file, hash]) => known[file] !== hash);
  return other.length === 0
    ? { kind: 'stored' }
    : { kind: 'refused', problems: [`${name} ${release} exists with another content.`] };
}
