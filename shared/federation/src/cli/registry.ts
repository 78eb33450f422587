import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyRegistry, type Registry } from '../registry/registry.ts';
import { canaryId, setCanary } from '../store/canary.ts';
import { describeRevision } from '../store/describe-change.ts';
import { keyringFor, openStore } from '../store/open-store.ts';
import {
  hostHistory,
  releaseHistory,
  resignRegistry,
  rollBack,
  setEnabled,
} from '../store/operate.ts';
import { rollBackHost, setHostCanary } from '../store/operate-host.ts';
import { permitPreview } from '../store/preview-permission.ts';
import { findPrunable, prune, setPinned } from '../store/prune.ts';
import { generateKeyPair } from '../store/registry-keys.ts';
import type { PublishResult } from '../store/swap-registry.ts';
import { authorOptions, readAuthor } from './author.ts';

const USAGE = `pnpm registry list                        what is live
pnpm registry show <name>                 a remote's pages and its earlier releases; or the host's
pnpm registry diff [from] [to]            what changed between two revisions, by whom and why; by
                                          default with the last one
pnpm registry rollback <name> [release]   the last good release, or the named one, live again
pnpm registry disable <remote>            switches a remote off; its pages say so
pnpm registry enable <remote>             switches it on again
pnpm registry canary <name> <release> <percent>
                                          a share of the browsers gets the release; 100 makes
                                          it live, 0 ends it
pnpm registry preview <name>:<build>[,…]  the address of a preview in production, for 8 hours
pnpm registry prune [--days 30] [--number 10] [--dry]
                                          takes out of the store what is neither live, tried or
                                          pinned, nor was within the days, nor is among the newest
                                          of its remote; --dry only says what that is
pnpm registry pin <name> <release>        stays in the store however old it is; unpin ends it
pnpm registry keys                        a new pair of keys, printed
pnpm registry sign                        the live registry again, signed by the present key
  <name>                                  a remote, or host
  --why <reason>, --by <name>             stand in the revision; by default no reason, and who CI or
                                          git says
  --store <store>                         a folder or s3://bucket/folder (default .store)`;

const HOST = 'host';
const root = join(import.meta.dirname, '../../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...authorOptions,
    store: { type: 'string' },
    days: { type: 'string', default: '30' },
    number: { type: 'string', default: '10' },
    dry: { type: 'boolean' },
  },
});
const address = values.store ?? process.env.RELEASE_STORE ?? join(root, '.store');
const author = readAuthor(values, root, process.env);
const store = { ...openStore(address, process.env), author };
const [command, name, release, percent] = positionals;

async function list(): Promise<void> {
  const registry = await store.readRegistry();
  const { revision, host, remotes, disabled = [], ...tried } = registry;
  const canaries = { ...(tried.hostCanary && { host: tried.hostCanary }), ...tried.canaries };
  console.log(`revision ${revision}`);
  console.log(`host            ${host?.release ?? '(not published)'}  ${host?.publishedAt ?? ''}`);
  for (const remote of Object.values(remotes)) {
    const state = disabled.includes(remote.name) ? '  switched off' : '';
    console.log(`${remote.name.padEnd(15)} ${remote.release}  ${remote.publishedAt}${state}`);
  }
  const ids = Object.entries(canaries).map(([remote, canary]) => canaryId(remote, canary));
  const stops = await store.stoppedCanaries(ids);
  for (const [remote, canary] of Object.entries(canaries)) {
    const stop = stops.get(canaryId(remote, canary));
    const state = stop ? `taken back: ${stop}` : `${canary.percent} % of the browsers`;
    console.log(`canary of ${remote}: ${canary.release.release}  ${state}`);
  }
  if (revision > 0) console.log(`last change: ${(await describe(registry)).join('\n')}`);
}

/** The revision before may be broken: then what changed since is unknown. */
async function describe(registry: Registry): Promise<string[]> {
  const before = await store.readRevision(registry.revision - 1).catch(() => null);
  const first = registry.revision === 1;
  return describeRevision(registry, first ? emptyRegistry : before);
}

async function diff(from: string | undefined, to: string | undefined): Promise<void> {
  const live = await store.readRegistry();
  const last = to === undefined ? live.revision : Number(to);
  const first = from === undefined ? last - 1 : Number(from);
  if (!(Number.isInteger(first) && Number.isInteger(last) && 0 <= first && first < last)) {
    throw new Error('Two revisions are needed, the earlier one first.');
  }
  if (last > live.revision) throw new Error(`The last revision is ${live.revision}.`);
  for (let revision = first + 1; revision <= last; revision += 1) {
    const registry = await store.readRevision(revision).catch(() => null);
    const lines = registry ? await describe(registry) : [`revision ${revision}  cannot be read`];
    console.log(lines.join('\n'));
  }
}

async function show(remote: string): Promise<void> {
  const [live, ...earlier] = await releaseHistory(store, remote);
  if (!live) throw new Error(`${remote} has never been published.`);
  console.log(
    `${remote} (${live.release.owner}): ${live.release.release} since revision ${live.revision}`,
  );
  for (const page of live.release.pages) {
    console.log(`  ${page.path.padEnd(26)} ${page.access.kind.padEnd(10)} ${page.title}`);
  }
  tellEarlier(earlier);
}

async function showHost(): Promise<void> {
  const [live, ...earlier] = await hostHistory(store);
  if (!live) throw new Error('host has never been published.');
  console.log(`host: ${live.release.release} since revision ${live.revision}`);
  tellEarlier(earlier);
}

function tellEarlier(earlier: { release: { release: string }; revision: number }[]): void {
  for (const past of earlier) {
    console.log(`  earlier: ${past.release.release} from revision ${past.revision}`);
  }
}

const PERMISSION_LIFETIME_MS = 8 * 3_600_000;

function preview(releases: string): void {
  const keyring = keyringFor(address, process.env);
  const permission = permitPreview(releases, Date.now() + PERMISSION_LIFETIME_MS, keyring);
  console.log(`?${new URLSearchParams({ release: releases, preview: permission })}`);
}

async function pruneStore(): Promise<void> {
  const keeping = { days: Number(values.days), number: Number(values.number) };
  const keys = values.dry ? (await findPrunable(store, keeping)).keys : await prune(store, keeping);
  for (const key of keys) console.log(`${key} ${values.dry ? 'would go' : 'is gone'}`);
  console.log(`${keys.length} ${keys.length === 1 ? 'release' : 'releases'}`);
}

function tell(result: PublishResult): void {
  if (result.kind === 'refused') throw new Error(result.problems.join('\n'));
  const { revision } = result.registry;
  console.log(result.kind === 'unchanged' ? 'nothing to change' : `done: revision ${revision}`);
}

function tellRollBack(name: string, result: PublishResult): void {
  tell(result);
  if (result.kind === 'refused') return;
  const { host, remotes } = result.registry;
  console.log(`${name}: ${(name === HOST ? host : remotes[name])?.release} is live again`);
}

try {
  if (command === 'keys') {
    const pair = generateKeyPair();
    console.log(`REGISTRY_PRIVATE_KEY=${pair.privateKey}\nREGISTRY_PUBLIC_KEYS=${pair.publicKey}`);
  } else if (command === 'list') await list();
  else if (command === 'diff') await diff(name, release);
  else if (command === 'show' && name) await (name === HOST ? showHost() : show(name));
  else if (command === 'rollback' && name)
    tellRollBack(
      name,
      await (name === HOST ? rollBackHost(store, release) : rollBack(store, name, release)),
    );
  else if (command === 'disable' && name) tell(await setEnabled(store, name, false));
  else if (command === 'canary' && name && release && percent)
    tell(
      await (name === HOST
        ? setHostCanary(store, release, Number(percent))
        : setCanary(store, name, release, Number(percent))),
    );
  else if (command === 'preview' && name) preview(name);
  else if (command === 'prune') await pruneStore();
  else if ((command === 'pin' || command === 'unpin') && name && release)
    tell(await setPinned(store, name, release, command === 'pin'));
  else if (command === 'sign') tell(await resignRegistry(store));
  else if (command === 'enable' && name) tell(await setEnabled(store, name, true));
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
