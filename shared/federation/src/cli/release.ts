import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildHost, hostReleaseId } from '../build/build-host.ts';
import { buildRemote, remoteReleaseId } from '../build/build-remote.ts';
import { keepMaps } from '../build/keep-maps.ts';
import { checkLivePages, checkPages } from '../first-view/check-first-view.ts';
import { goingNeeds } from '../registry/compatibility.ts';
import type { HostRelease, RemoteRelease } from '../registry/registry.ts';
import { remoteOutDir } from '../rspack/remote.ts';
import { checkHostFit, checkRemoteFit } from '../store/check-fit.ts';
import { schemaProblems } from '../store/check-release.ts';
import { checkStored } from '../store/check-stored.ts';
import { withCompressed } from '../store/compress.ts';
import { openObjects, openStore } from '../store/open-store.ts';
import { publishHost, publishRemote, publishTogether } from '../store/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishResult } from '../store/swap-registry.ts';
import { authorOptions, readAuthor, readCommit } from './author.ts';

const USAGE = `pnpm release <name> [<name> …]   builds and publishes remotes, or "host"
pnpm release --all              the host and every remote whose sources changed, in one revision
  --check                       builds and checks only, also against the releases before: for CI
  --aside                       only puts the release into the store: for a canary, a preview
  --maps <folder>               keeps the source maps of what is built, for a monitoring service
  --why <reason>, --by <name>   stand in the revision; by default the commit, and who CI or git says
  --store <store>               a folder or s3://bucket/folder (default .store)`;

const root = join(import.meta.dirname, '../../../..');

async function releaseOne(store: ReleaseStore, name: string): Promise<void> {
  const started = performance.now();
  if (await isLive(store, name)) return;
  const release = name === 'host' ? await storeHost(store) : await storeRemote(store, name);
  if (!('name' in release)) refuse(name, await checkLivePages(store, release, []));
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const id = release.release;
  if (values.aside) {
    console.log(
      `${name}: ${id} is in the store, not live (${seconds()} s): ?release=${name}:${id}`,
    );
    return;
  }
  const result =
    'name' in release ? await publishRemote(store, release) : await publishHost(store, release);
  tell(name, id, result, seconds());
}

/** Builds what has changed and makes it live in one revision. */
async function releaseAll(store: ReleaseStore, names: string[]): Promise<void> {
  const started = performance.now();
  let host: HostRelease | null = null;
  const remotes: RemoteRelease[] = [];
  const changed: string[] = [];
  for (const name of names) if (!(await isLive(store, name))) changed.push(name);
  if (changed.length === 0) return;
  for (const [index, name] of changed.entries()) {
    report(changed, index);
    if (name === 'host') host = await storeHost(store);
    else remotes.push(await storeRemote(store, name, host));
  }
  report(changed, changed.length);
  if (host) refuse('host', await checkLivePages(store, host, changed));
  const result = await publishTogether(store, host, remotes);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (host) tell('host', host.release, result, seconds);
  for (const { name, release } of remotes) tell(name, release, result, seconds);
}

/** Tells whoever started this process with a channel how many are built. */
function report(names: string[], built: number): void {
  const remotes = names.filter((name) => name !== 'host').length;
  const host = remotes < names.length ? 'host' : '';
  const rest = remotes > 0 ? `${remotes} ${remotes === 1 ? 'remote' : 'remotes'}` : '';
  const text = `Building ${[host, rest].filter(Boolean).join(' and ')}`;
  const state = `${built} of ${names.length}`;
  process.send?.({ kind: 'progress', text, share: built / names.length, state });
}

/** Says it here, unless whoever started this process renders its progress. */
function say(text: string): void {
  if (!process.send) console.log(text);
}

async function isLive(store: ReleaseStore, name: string): Promise<boolean> {
  const { host, remotes } = await store.readRegistry();
  const live = name === 'host' ? host?.release : remotes[name]?.release;
  const next = name === 'host' ? hostReleaseId(root) : remoteReleaseId(root, name);
  if (live === next) say(`${name}: ${next} is live already, nothing to do`);
  return live === next;
}

function tell(name: string, release: string, result: PublishResult, seconds: string): void {
  if (result.kind === 'refused') refuse(name, result.problems);
  else {
    const { revision } = result.registry;
    say(`${name}: ${release} is live, registry revision ${revision} (${seconds} s)`);
  }
}

/** @throws with the problems, if there are any */
function refuse(name: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${name} refused:\n- ${problems.join('\n- ')}`);
}

/** Builds the host and puts it into the store. */
async function storeHost(store: ReleaseStore): Promise<HostRelease> {
  const { release, files } = await buildHost(root);
  await keepMapsOf('host', release.release, join(root, 'host/dist'));
  await store.putRelease('host', release.release, await withCompressed(files));
  refuse('host', await checkStored(store, 'host', release));
  await store.describeHost(release);
  return release;
}

/**
 * Builds a remote and puts it into the store, with what it says about itself.
 * @param host that will render its pages; by default the live one
 */
async function storeRemote(
  store: ReleaseStore,
  name: string,
  host: HostRelease | null = null,
): Promise<RemoteRelease> {
  const { release, files } = await buildRemote(root, name);
  await keepMapsOf(name, release.release, remoteOutDir(join(root, `remote-${name}`)));
  await store.putRelease(name, release.release, await withCompressed(files));
  refuse(name, [...schemaProblems(release), ...(await checkStored(store, name, release))]);
  const shownBy = host ?? (await store.readRegistry()).host;
  refuse(name, await checkPages(store, shownBy, [release]));
  tellGoing(release, shownBy);
  await store.describe(release);
  return release;
}

/** A team hears in time that the host gives what it needs for a while only (delivery-90). */
function tellGoing(release: RemoteRelease, host: HostRelease | null): void {
  for (const text of host ? goingNeeds(release, host) : []) say(text);
}

/** Source maps stay with who publishes (delivery-62). */
async function keepMapsOf(name: string, release: string, outDir: string): Promise<void> {
  if (!values.maps) return;
  say(`${name}: source maps in ${await keepMaps({ name, release }, outDir, values.maps)}`);
}

/** For CI: what would be refused, or would not survive a step back of the other side. */
async function checkOne(store: ReleaseStore, name: string): Promise<string[]> {
  if (name === 'host') return checkHostFit(store, (await buildHost(root)).release);
  const { release } = await buildRemote(root, name);
  tellGoing(release, (await store.readRegistry()).host);
  return checkRemoteFit(store, release);
}

async function allNames(): Promise<string[]> {
  const entries = await readdir(root);
  const remotes = entries.filter((entry) => entry.startsWith('remote-'));
  return ['host', ...remotes.map((entry) => entry.slice('remote-'.length)).sort()];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...authorOptions,
    all: { type: 'boolean' },
    aside: { type: 'boolean' },
    check: { type: 'boolean' },
    maps: { type: 'string' },
    store: { type: 'string' },
  },
});
const names = values.all ? await allNames() : positionals;
if (names.length === 0 || (values.aside && values.all)) {
  console.error(USAGE);
  process.exit(1);
}
const address = values.store ?? process.env.RELEASE_STORE ?? join(root, '.store');
try {
  const author = readAuthor({ ...values, why: values.why ?? readCommit(root) }, root, process.env);
  const store = { ...openStore(address, process.env), author };
  if (values.check) {
    const problems: string[] = [];
    for (const name of names) problems.push(...(await checkOne(store, name)));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log(`${names.join(', ')}: fit what is live and what was live before`);
  } else {
    await openObjects(address, process.env).requireConditions();
    if (values.all) await releaseAll(store, names);
    else for (const name of names) await releaseOne(store, name);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
