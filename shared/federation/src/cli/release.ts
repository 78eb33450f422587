import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildHost, hostReleaseId } from '../build/build-host.ts';
import { buildRemote, remoteReleaseId } from '../build/build-remote.ts';
import { withCompressed } from '../build/compress.ts';
import { checkHostFit, checkRemoteFit } from '../store/check-fit.ts';
import { malformed } from '../store/check-release.ts';
import { checkStored } from '../store/check-stored.ts';
import { openObjects, openStore } from '../store/open-store.ts';
import { publishHost, publishRemote } from '../store/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishResult } from '../store/swap-registry.ts';

const USAGE = `pnpm release <name> [<name> …]   builds and publishes remotes, or "host"
pnpm release --all              the host and every remote whose sources changed
  --check                       builds and checks only, also against the releases before: for CI
  --aside                       only puts the release into the store: for a canary, a preview
  --store <store>               a folder or s3://bucket/folder (default .store)`;

const root = join(import.meta.dirname, '../../../..');

async function releaseOne(store: ReleaseStore, name: string): Promise<void> {
  const started = performance.now();
  const registry = await store.readRegistry();
  const host = name === 'host';
  const live = host ? registry.host?.release : registry.remotes[name]?.release;
  const next = host ? await hostReleaseId(root) : await remoteReleaseId(root, name);
  if (live === next) {
    console.log(`${name}: ${next} is live already, nothing to do`);
    return;
  }
  const result = host ? await releaseHost(store) : await releaseRemote(store, name);
  if (result.kind === 'refused')
    throw new Error(`${name} refused:\n- ${result.problems.join('\n- ')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (result.kind === 'unchanged') {
    console.log(
      `${name}: ${next} is in the store, not live (${seconds} s): ?release=${name}:${next}`,
    );
    return;
  }
  console.log(
    `${name}: ${next} is live, registry revision ${result.registry.revision} (${seconds} s)`,
  );
}

/** For CI: what would be refused, or would not survive a step back of the other side. */
async function checkOne(store: ReleaseStore, name: string): Promise<string[]> {
  return name === 'host'
    ? checkHostFit(store, (await buildHost(root)).release)
    : checkRemoteFit(store, (await buildRemote(root, name)).release);
}

async function releaseHost(store: ReleaseStore): Promise<PublishResult> {
  const { release, files } = await buildHost(root);
  await store.putRelease('host', release.release, await withCompressed(files));
  const missing = await checkStored(store, 'host', release);
  return missing.length > 0 ? { kind: 'refused', problems: missing } : publishHost(store, release);
}

async function releaseRemote(store: ReleaseStore, name: string): Promise<PublishResult> {
  const { release, files } = await buildRemote(root, name);
  await store.putRelease(name, release.release, await withCompressed(files));
  const problems = [...malformed(release), ...(await checkStored(store, name, release))];
  if (problems.length > 0) return { kind: 'refused', problems };
  await store.describe(release);
  return values.aside
    ? { kind: 'unchanged', registry: await store.readRegistry() }
    : publishRemote(store, release);
}

async function allNames(): Promise<string[]> {
  const entries = await readdir(root);
  const remotes = entries.filter((entry) => entry.startsWith('remote-'));
  return ['host', ...remotes.map((entry) => entry.slice('remote-'.length)).sort()];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    aside: { type: 'boolean' },
    check: { type: 'boolean' },
    store: { type: 'string' },
  },
});
const names = values.all ? await allNames() : positionals;
if (names.length === 0 || (values.aside && names.includes('host'))) {
  console.error(USAGE);
  process.exit(1);
}
const address = values.store ?? process.env.RELEASE_STORE ?? join(root, '.store');
try {
  const store = openStore(address, process.env);
  if (values.check) {
    const problems: string[] = [];
    for (const name of names) problems.push(...(await checkOne(store, name)));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log(`${names.join(', ')}: fit what is live and what was live before`);
  } else {
    await openObjects(address, process.env).requireConditions();
    for (const name of names) await releaseOne(store, name);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
