import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { grantKey, RIGHTS, type Right, revokeKey } from '../delivery/team-keys.ts';
import { setCanary } from '../store/canary.ts';
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
import { publishStored } from '../store/publish.ts';
import { generateKeyPair } from '../store/registry-keys.ts';
import type { PublishResult } from '../store/swap-registry.ts';
import { tellChanges, tellLive } from '../store/tell-registry.ts';
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
pnpm registry together <name>@<release> [<name>@<release> …]
                                          releases that are in the store, live in one revision
pnpm registry preview <name>:<build>[,…]  the address of a preview in production, for 8 hours
pnpm registry prune [--days 30] [--number 10] [--dry]
                                          takes out of the store what is neither live, tried or
                                          pinned, nor was within the days, nor is among the newest
                                          of its remote; --dry only says what that is
pnpm registry pin <name> <release>        stays in the store however old it is; unpin ends it
pnpm registry grant <team> --remotes <name,…> --rights <right,…> [--mail <address>]
                                          a key for a team that delivers over HTTP, printed once;
                                          rights: ${RIGHTS.join(', ')}
pnpm registry revoke <key>                the team's key can do nothing any more
pnpm registry teams                       the keys of teams
pnpm registry keys                        a new pair of keys, printed
pnpm registry sign                        the live registry again, signed by the present key
  <name>                                  a remote, or host
  --why <reason>, --by <name>             stand in the revision; by default no reason, and who CI or
                                          git says
  --store <store>                         a folder or s3://bucket/folder (default .store)`;

const HOST = 'host';
const PERMISSION_LIFETIME_MS = 8 * 3_600_000;

const options = {
  ...authorOptions,
  store: { type: 'string' },
  days: { type: 'string', default: '30' },
  number: { type: 'string', default: '10' },
  dry: { type: 'boolean' },
  remotes: { type: 'string', default: '' },
  rights: { type: 'string', default: '' },
  mail: { type: 'string' },
} as const;

function releasesIn(texts: string[]): Map<string, string> {
  return new Map(
    texts.map((text) => {
      const [, name, release] = /^([a-z-]+)@([a-z0-9]+)$/.exec(text) ?? [];
      if (!(name && release)) throw new Error(`${text} is no <name>@<release>.`);
      return [name, release];
    }),
  );
}

/** What a command runs with. */
interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Folder of the workspace. */
  root: string;
  /** Takes what it says. */
  log: (text: string) => void;
}

/**
 * Runs `pnpm registry <args>`.
 * @throws Error with what is wrong
 */
export async function runRegistry(
  args: string[],
  { env, root, log }: CommandContext,
): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const address = values.store ?? env.RELEASE_STORE ?? join(root, '.store');
  const author = readAuthor(values, root, env);
  const store = { ...openStore(address, env), author };
  const [command, name, release, percent] = positionals;

  const say = (lines: string[]) => log(lines.join('\n'));

  async function show(remote: string): Promise<void> {
    const [live, ...earlier] = await releaseHistory(store, remote);
    if (!live) throw new Error(`${remote} has never been published.`);
    log(
      `${remote} (${live.release.owner}): ${live.release.release} since revision ${live.revision}`,
    );
    for (const page of live.release.pages) {
      log(`  ${page.path.padEnd(26)} ${page.access.kind.padEnd(10)} ${page.title}`);
    }
    tellEarlier(earlier);
  }

  async function showHost(): Promise<void> {
    const [live, ...earlier] = await hostHistory(store);
    if (!live) throw new Error('host has never been published.');
    log(`host: ${live.release.release} since revision ${live.revision}`);
    tellEarlier(earlier);
  }

  function tellEarlier(earlier: { release: { release: string }; revision: number }[]): void {
    for (const past of earlier) {
      log(`  earlier: ${past.release.release} from revision ${past.revision}`);
    }
  }

  function preview(releases: string): void {
    const keyring = keyringFor(address, env);
    const permission = permitPreview(releases, Date.now() + PERMISSION_LIFETIME_MS, keyring);
    log(`?${new URLSearchParams({ release: releases, preview: permission })}`);
  }

  async function grant(team: string): Promise<void> {
    const listed = (text: string) => text.split(',').filter(Boolean);
    const rights = listed(values.rights) as Right[];
    const key = await grantKey(store, {
      ...{ team, remotes: listed(values.remotes), rights },
      ...(values.mail && { mail: values.mail }),
    });
    tell(key.result);
    log(`DELIVERY_KEY=${key.privateKey}\nkey ${key.id} of ${team}`);
  }

  async function teams(): Promise<void> {
    for (const { id, team, rights, remotes } of (await store.readRegistry()).teamKeys ?? []) {
      log(`${id}  ${team}  ${rights.join(', ')}: ${remotes.join(', ')}`);
    }
  }

  async function pruneStore(): Promise<void> {
    const keeping = { days: Number(values.days), number: Number(values.number) };
    const keys = values.dry
      ? (await findPrunable(store, keeping)).keys
      : await prune(store, keeping);
    for (const key of keys) log(`${key} ${values.dry ? 'would go' : 'is gone'}`);
    log(`${keys.length} ${keys.length === 1 ? 'release' : 'releases'}`);
  }

  function tell(result: PublishResult): void {
    if (result.kind === 'refused') throw new Error(result.problems.join('\n'));
    const { revision } = result.registry;
    log(result.kind === 'unchanged' ? 'nothing to change' : `done: revision ${revision}`);
  }

  function tellRollBack(name: string, result: PublishResult): void {
    tell(result);
    if (result.kind === 'refused') return;
    const { host, remotes } = result.registry;
    log(`${name}: ${(name === HOST ? host : remotes[name])?.release} is live again`);
  }

  if (command === 'keys') {
    const pair = generateKeyPair();
    log(`REGISTRY_PRIVATE_KEY=${pair.privateKey}\nREGISTRY_PUBLIC_KEYS=${pair.publicKey}`);
  } else if (command === 'list') say(await tellLive(store));
  else if (command === 'diff') say(await tellChanges(store, name, release));
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
  else if (command === 'together' && name)
    tell(await publishStored(store, releasesIn(positionals.slice(1))));
  else if (command === 'preview' && name) preview(name);
  else if (command === 'prune') await pruneStore();
  else if ((command === 'pin' || command === 'unpin') && name && release)
    tell(await setPinned(store, name, release, command === 'pin'));
  else if (command === 'grant' && name) await grant(name);
  else if (command === 'revoke' && name) tell(await revokeKey(store, name));
  else if (command === 'teams') await teams();
  else if (command === 'sign') tell(await resignRegistry(store));
  else if (command === 'enable' && name) tell(await setEnabled(store, name, true));
  else throw new Error(USAGE);
}
