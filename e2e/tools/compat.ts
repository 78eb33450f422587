import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { releasesBeforeInGit } from '../compat/before-in-git.ts';
import { releasesBeforeInStore } from '../compat/before-in-store.ts';
import { currentReleases } from '../compat/current-releases.ts';
import { describe, exitCodes, judge, type Table } from '../compat/judge.ts';
import { runTogether } from '../compat/run-together.ts';
import type { StoredReleases } from '../compat/stored-release.ts';
import type { AccountName } from '../support/accounts.ts';
import { browserLaunch } from '../support/browser.ts';
import { patience, product, root } from '../support/environment.ts';
import { everything } from '../support/everything.ts';
import { fetchToken } from '../support/sign-in.ts';
import { readOptions } from './read-options.ts';
import { withProduct } from './with-product.ts';

const USAGE = `pnpm compat [remote …]   opens every page of each remote in a browser, in three compositions:
this commit's remotes on its host, its remotes on the host before, the remotes before on its host

  --store <store>     'before' is what was live there: a folder or s3://bucket/folder
  --before <commit>   'before' is built from git, no later than this commit
                      (by default from where the branch left origin/main)
  --mixed             only the two compositions of different ages, only what changed last,
                      and of each remote one page of each kind (with TESTS=all everything of them)

Ends with ${exitCodes.broken} when a pair breaks, ${exitCodes.refused} when one is refused for what it says of itself, and
${exitCodes.nothingBefore} when there is nothing before. docs/testing.md says more.`;

const { values, positionals } = readOptions(USAGE, {
  store: { type: 'string' },
  before: { type: 'string' },
  mixed: { type: 'boolean' },
});
/** Of this run; there may be several at a time. */
const folder = join(root, '.cache/compat', String(process.pid));

const all = everything || !values.mixed;

type Pair = [title: string, releases: StoredReleases, names: string[]];

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.exitCode = await withProduct(check, patience);

async function check(url: string): Promise<number> {
  const current = await currentReleases(product.store);
  const names = chooseNames(current);
  const before = await releasesBefore({ ...current, remotes: pick(current.remotes, names) });
  const earlier = Object.keys(before.remotes);
  const pairs: Pair[] = [
    // The end-to-end tests open every page of it.
    ...(values.mixed ? [] : [['current host', current, names] satisfies Pair]),
    ['host before', { ...current, host: before.host }, names],
    [
      'before on current host',
      { ...current, remotes: { ...current.remotes, ...before.remotes } },
      earlier,
    ],
  ];
  const table: Table = {};
  const browser = await chromium.launch(browserLaunch());
  const visiting = {
    browser,
    tokenOf: rememberTokens(url),
    folder: join(folder, 'composed'),
    all,
  };
  try {
    for (const [title, releases, visited] of pairs) {
      const verdicts = await runTogether(releases, { ...visiting, names: visited });
      for (const name of names) {
        table[name] = { ...table[name], [title]: verdicts[name] ?? { kind: 'none' } };
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${describe(table)}`);
  const nothing = !before.host && earlier.length === 0;
  return judge(table) || (nothing ? exitCodes.nothingBefore : exitCodes.fine);
}

function chooseNames({ remotes }: StoredReleases): string[] {
  const unknown = positionals.filter((name) => !remotes[name]);
  if (unknown.length > 0) throw new Error(`There is no remote ${unknown.join(', ')}.`);
  const names = positionals.length > 0 ? positionals : Object.keys(remotes);
  // A product of another folder that runs on the port would otherwise pass with nothing looked at.
  if (names.length === 0) throw new Error(`No remote is published in ${product.store}.`);
  return names;
}

function pick(remotes: StoredReleases['remotes'], names: string[]): StoredReleases['remotes'] {
  return Object.fromEntries(Object.entries(remotes).filter(([name]) => names.includes(name)));
}

async function releasesBefore(current: StoredReleases): Promise<StoredReleases> {
  const before = values.store
    ? await releasesBeforeInStore(current, values.store)
    : await releasesBeforeInGit(current, {
        root,
        folder: join(folder, 'commits'),
        before: values.before,
        all,
        log: console.log,
      });
  for (const [name, kept] of Object.entries({ host: before.host, ...before.remotes })) {
    const found = kept ? `${kept.release.release} (${kept.origin})` : 'none';
    console.log(`before: ${name.padEnd(15)} ${found}`);
  }
  return before;
}

/** Each account signs in once. */
function rememberTokens(url: string): (name: AccountName) => Promise<string> {
  const tokens = new Map<AccountName, Promise<string>>();
  return (name) => {
    const token = tokens.get(name) ?? fetchToken(url, name);
    tokens.set(name, token);
    return token;
  };
}
