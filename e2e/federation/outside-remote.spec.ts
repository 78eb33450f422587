import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, product as running } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from '../support/test.ts';
import { overOwnBudget, ownBytes } from '../tools/size/own-bytes.ts';
import { SOON } from './support/failing-product.ts';
import { type OutsideTeam, startOutsideTeam, startSaying } from './support/outside-team.ts';
import { fetchRegistry } from './support/registry.ts';
import type { SeparateProduct } from './support/separate-product.ts';
import { expectSoundPages } from './support/sound-pages.ts';

const TITLE = 'Weiterbildung';
const FIRST = 'Hier entsteht ein neuer Bereich.';
const SECOND = 'Kurse in Ihrer Nähe.';

test('TEAM-01 TEAM-13 a team with an empty folder and npm makes a remote, and it lives in the running product', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, signIn, layout, request, product }) => {
  // Packages are packed and seven hundred installed.
  test.setTimeout(420_000);
  const delivery = await startDelivery(product);
  const team = await startOutsideTeam();
  const keys = { DELIVERY_URL: delivery.url, DELIVERY_KEY: await grantKey(product, 'training') };
  try {
    await team.npm(['create', '--yes', 'silverjobs-remote', 'training', '--', '--title', TITLE]);
    // The registry has what is made for this machine alone.
    await team.npm(['install', '--ignore-scripts']);
    await team.npm(['run', 'typecheck']);
    expect(await team.npm(['test'])).toMatch(/Tests: +11 passed, 11 total/);
    expect(await team.npm(['run', 'build'])).toMatch(/training: \w{12}, 3 files/);

    const harness = await startHarness(team);
    try {
      await page.goto(`${harness.url}/training`, { waitUntil: 'commit' });
      await expect(page.getByText('Harness: training')).toBeVisible();
      await expect(page.getByText(FIRST)).toBeVisible();
    } finally {
      // A page that stays would miss its development server.
      await page.goto('about:blank');
      await harness.stop();
    }

    await signIn('free', product.url);
    const aside = await team.npm(['run', 'aside'], keys);
    const [preview = ''] = /\?release=training:\w{12}/.exec(aside) ?? [];
    const tried = await page.context().newPage();
    await tried.goto(`${product.url}/training${preview}`);
    await expect(tried.getByRole('main').getByText(FIRST)).toBeVisible();
    await tried.close();

    expect(await team.npm(['run', 'release'], keys)).toMatch(/training: \w{12} is live/);
    await expect.poll(live, SOON).toBeDefined();
    await page.goto(`${product.url}/messages`);
    await layout.go(TITLE);
    await expect(layout.heading(TITLE)).toBeFocused();
    await expect(layout.main.getByText(FIRST)).toBeVisible();

    const { training } = (await fetchRegistry(request, product.url)).remotes;
    if (!training) throw new Error('training is not published.');
    const looking = await page.context().newPage();
    await expectSoundPages(training, { page: looking, url: product.url, signIn });
    expect(overOwnBudget('training', await ownBytes(product.url, training))).toEqual([]);
    await looking.close();

    await team.change('src/training/TrainingPage.tsx', FIRST, SECOND);
    await showsAfter('release', SECOND);
    const others = team.npm(['exec', 'silverjobs-delivery', 'disable', 'jobs'], keys);
    await expect(others).rejects.toThrow(/is not for jobs/);
    await showsAfter('rollback', FIRST);
  } finally {
    await delivery.stop();
    await team.leave();
  }

  /** The release that new documents have; the server looks at the store once a second. */
  async function live(): Promise<string | undefined> {
    return (await fetchRegistry(request, product.url)).remotes.training?.release;
  }

  /** Runs a command that makes another release live: a new document shows it. */
  async function showsAfter(command: string, text: string): Promise<void> {
    const before = await live();
    await team.npm(['run', command], keys);
    await expect.poll(live, SOON).not.toBe(before);
    await page.reload();
    await expect(layout.main.getByText(text)).toBeVisible();
  }
});

/** The operator's process that takes releases over HTTP. */
async function startDelivery({ store }: SeparateProduct) {
  const port = String(await freePort());
  const stop = await startSaying(
    join(root, 'shared/federation/src/cli/delivery.ts'),
    ['serve', '--port', port],
    { ...process.env, RELEASE_STORE: store },
    root,
    'Releases are taken at',
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** What the operator gives to a team. */
async function grantKey({ store }: SeparateProduct, remote: string): Promise<string> {
  const script = join(root, 'shared/federation/src/cli/registry.ts');
  const args = ['grant', 'Team', '--remotes', remote, '--rights', 'publish,rollback,disable'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    ...args,
    '--store',
    store,
  ]);
  return /^DELIVERY_KEY=(.+)$/m.exec(stdout)?.[1] ?? '';
}

/** The remote alone, before the backend of all tests. */
async function startHarness(team: OutsideTeam) {
  const port = String(await freePort());
  const env = {
    PORT: port,
    DEV_PORT: String(await freePort()),
    API_URL: `http://127.0.0.1:${running.apiPort}`,
  };
  const stop = await team.start('silverjobs-harness', ['training'], env, 'training alone');
  return { url: `http://localhost:${port}`, stop };
}
