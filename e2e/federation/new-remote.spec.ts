import { readFile } from 'node:fs/promises';
import { keepReleases } from '../compat/keep-releases.ts';
import { root } from '../support/environment.ts';
import { type OpenPage, openPages, remoteNames } from '../support/every-page.ts';
import { overOwnBudget, ownBytes } from '../tools/size/own-bytes.ts';
import { broken } from './support/broken-remote.ts';
import { checkFailingPage } from './support/check-failing-page.ts';
import { checkFaultRound } from './support/check-fault.ts';
import { countDocuments, expect, reportedFrom, SOON, test } from './support/failing-product.ts';
import { type FaultRound, faultRounds } from './support/fault-cells.ts';
import { startFaultProxy } from './support/fault-proxy.ts';
import { HOST_PAGE } from './support/in-page-visits.ts';
import { expectNothingStays, openForVisits } from './support/leaks.ts';
import { fetchRegistry, type PublishedRegistry, type PublishedRemote } from './support/registry.ts';
import type { SeparateProduct } from './support/separate-product.ts';
import { expectSoundPages } from './support/sound-pages.ts';
import { expectQuick, measureVisits } from './support/speed.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy.ts';

const NAME = 'ehrenamt';
const TITLE = 'Ehrenamt';
const FOLDER = `remote-${NAME}`;
const PAGE = `${FOLDER}/src/ehrenamt/EhrenamtPage.tsx`;
const SHEET = `${FOLDER}/src/ehrenamt/ehrenamt.css`;

/** Its entry is missing on a first visit; else what the failure matrix would have of it, were its folder here. */
const rounds: FaultRound[] = [
  { visit: 'first visit', cells: [{ remote: NAME, file: 'entry', fault: '404' }] },
  ...faultRounds([...remoteNames(root), NAME]).flatMap(({ visit, cells }) => {
    const own = cells.filter(({ remote }) => remote === NAME);
    return own.length > 0 ? [{ visit, cells: own }] : [];
  }),
];

// Made in a copy below .cache, which git, the linter and the test runner leave out: a run that is
// killed leaves nothing in the workspace. No list names it: what is tried here every suite does by itself.
test.describe('a remote made by `pnpm new:remote`', {
  tag: ['@federation', '@desktop', '@own'],
}, () => {
  // One workspace and one product for all of them.
  test.describe.configure({ mode: 'default' });
  test.slow();
  let product: SeparateProduct;
  let restore: () => Promise<void>;
  let workspace: WorkspaceCopy;
  let before: PublishedRegistry;

  test.beforeAll(async ({ separate, playwright }) => {
    test.setTimeout(240_000);
    product = separate;
    restore = await keepReleases(product);
    workspace = await copyWorkspace('new-remote');
    const api = await playwright.request.newContext();
    before = await fetchRegistry(api, product.url);
    await workspace.run('scripts/new-remote.ts', NAME, '--title', TITLE, '--no-install');
    await workspace.link(FOLDER, 'remote-silverplus');
    // What it is made of has no styles.
    await workspace.write(SHEET, '.ehrenamt-greeting {\n  color: var(--sj-colors-brand-800);\n}\n');
    await workspace.write(`${FOLDER}/src/css.d.ts`, "declare module '*.css';\n");
    await workspace.change(
      PAGE,
      "import type { ReactNode } from 'react';\n",
      "import type { ReactNode } from 'react';\nimport './ehrenamt.css';\n",
    );
    await workspace.change(
      PAGE,
      '<Text reading>Hier entsteht ein neuer Bereich.</Text>',
      '<Text reading className="ehrenamt-greeting">\n          Hier entsteht ein neuer Bereich.\n        </Text>',
    );
    await workspace.release(NAME, product.store);
    // The server looks at the store once a second.
    const live = async () => NAME in (await fetchRegistry(api, product.url)).remotes;
    await expect.poll(live, SOON).toBe(true);
    await api.dispose();
  });
  test.afterAll(async () => {
    await workspace.remove();
    await restore();
  });
  test.afterEach(async ({ context }) => context.close());

  test('FED-01 it passes the checks, and is live without a build of the host', async ({
    page,
    signIn,
    layout,
    request,
  }) => {
    await workspace.keepTypes();
    await workspace.run('node_modules/typescript/bin/tsc', '-b', '--checkers', '1', FOLDER);
    await workspace.run('node_modules/@biomejs/biome/bin/biome', 'check', FOLDER, 'tsconfig.json');
    const tests = await workspace.run('node_modules/jest/bin/jest.js', FOLDER, '--json');
    // Its page, and each kind of visitor at its door.
    expect(JSON.parse(tests)).toMatchObject({ numPassedTests: 11, numTotalTests: 11 });

    const after = await fetchRegistry(request, product.url);
    expect(after.host).toEqual(before.host);
    expect(after.remotes).toMatchObject(before.remotes);
    await signIn('free', product.url);
    await page.goto(`${product.url}/messages`);
    await layout.go(TITLE);
    await expect(layout.heading(TITLE)).toBeFocused();
    await expect(page).toHaveURL(`${product.url}/ehrenamt`);
  });

  test('TEAM-13 its pages are rendered on the server, axe finds nothing, they keep their budget, are quick beside others, and what they brought goes with them', async ({
    page,
    signIn,
    request,
  }) => {
    const { url } = product;
    const remote = await made(request);
    const pages = openPages(remote);
    expect(remoteNames(workspace.path('.'))).toContain(NAME);
    await expectSoundPages(remote, { page, url, signIn });
    const bytes = await ownBytes(url, remote);
    expect([...bytes.keys()]).toEqual(pages.map(({ path }) => path));
    expect(overOwnBudget(NAME, bytes)).toEqual([]);
    const addresses = pages.map(({ address }) => address);
    const tab = await openForVisits(page, url + addresses[0]);
    await expectNothingStays(tab, remote, addresses);
    const isPlain = ({ path, who }: OpenPage) => who === 'free' && !path.includes(':');
    const { account } = (await fetchRegistry(request, url)).remotes;
    const others = account ? openPages(account).filter(isPlain) : [];
    expect(pages.map(({ who }) => who)).toEqual(pages.map(() => 'free'));
    expectQuick(await measureVisits(page, url + HOST_PAGE, [...pages, ...others.slice(0, 4)]));
  });

  test('TEAM-13 a style of it that reaches outside is refused at the build, and nothing goes live', async ({
    request,
  }) => {
    const live = await fetchRegistry(request, product.url);
    const inside = await readFile(workspace.path(SHEET), 'utf8');
    await workspace.write(SHEET, `${inside}h1 {\n  color: var(--sj-colors-brand-800);\n}\n`);
    await expect(workspace.release(NAME, product.store)).rejects.toThrow(
      'h1 begins at no class of the remote',
    );
    await workspace.write(SHEET, inside);
    expect(await fetchRegistry(request, product.url)).toEqual(live);
  });

  for (const round of rounds) {
    const { visit, cells } = round;
    const title = cells.map(({ file, fault }) => `its ${file}, ${fault}`);
    test(`FED-04 TEAM-13 ${title.join(', ')}, ${visit}: its own page alone fails`, async ({
      page,
      request,
      layout,
      failure,
      collector,
      tokenOf,
      watch,
    }) => {
      watch.expect(/./);
      const spoiler = await startFaultProxy(product.url);
      try {
        const reported = () => reportedFrom(collector, spoiler.url);
        const documents = countDocuments(page);
        const cell = { page, request, spoiler, layout, failure, reported, documents };
        await checkFaultRound(cell, round, tokenOf);
      } finally {
        await page.context().close();
        await spoiler.close();
      }
    });
  }

  test('FED-04 TEAM-13 a page of it that throws fails alone', async ({
    page,
    request,
    layout,
    failure,
    collector,
    signIn,
    watch,
  }) => {
    watch.expect(/./);
    const { url } = product;
    const sound = await made(request);
    await workspace.change(
      PAGE,
      '(): ReactNode {\n',
      "(): ReactNode {\n  if (broken()) throw new Error('in render');\n",
    );
    await workspace.write(PAGE, (await readFile(workspace.path(PAGE), 'utf8')) + broken);
    await workspace.release(NAME, product.store);
    const release = async () => (await made(request)).release;
    await expect.poll(release, SOON).not.toBe(sound.release);
    await signIn('free', url);
    await page.goto(`${url}/messages`);
    const reported = () => reportedFrom(collector, url);
    for (const visit of ['navigation', 'first visit'] as const) {
      await test.step(visit, async () =>
        checkFailingPage(
          { page, layout, failure, reported, url },
          {
            ...{ path: '/ehrenamt', label: TITLE, remote: NAME, number: 'FED-106', visit },
            release: await release(),
          },
        ),
      );
    }
  });

  async function made(request: Parameters<typeof fetchRegistry>[0]): Promise<PublishedRemote> {
    const remote = (await fetchRegistry(request, product.url)).remotes[NAME];
    if (!remote) throw new Error(`${NAME} is not published.`);
    return remote;
  }
});
