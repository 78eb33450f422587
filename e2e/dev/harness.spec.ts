import { readdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { root } from '../support/environment.ts';
import { everything } from '../support/everything.ts';
import { watchConsole } from '../support/watch-console.ts';
import { type RunningHarness, startHarness } from './start-harness.ts';

interface WorkerFixtures {
  /** The harness of a remote; one that the test before has started goes on. */
  harnessOf: (remote: string) => Promise<RunningHarness>;
}

const test = base.extend<object, WorkerFixtures>({
  harnessOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      let running: (RunningHarness & { remote: string }) | null = null;
      await use(async (remote) => {
        if (running?.remote === remote) return running;
        await running?.stop();
        running = { ...(await startHarness(remote)), remote };
        return running;
      });
      await (running as RunningHarness | null)?.stop();
    },
    { scope: 'worker' },
  ],
});

// One after the other: a harness goes on from test to test.
test.describe.configure({ mode: 'default' });

/** A bundler of its own serves each, for the backend of the product that is tested. */
const tag = ['@federation', '@desktop', '@own'];

const remotes = [
  { remote: 'account', path: '/account', role: 'candidate', user: 'candidate-free' },
  { remote: 'ai-assistants', path: '/cover-letter', role: 'candidate', user: 'candidate-paid' },
  { remote: 'employer', path: '/new/profile', role: 'client', user: 'employer-private' },
  { remote: 'jobs', path: '/', role: 'candidate', user: 'candidate-free' },
  { remote: 'messaging', path: '/messages', role: 'client', user: 'employer-company' },
  { remote: 'operator', path: '/operator', role: 'operator', user: 'operator' },
  { remote: 'profile', path: '/profile', role: 'candidate', user: 'candidate-free' },
  { remote: 'public', path: '/willkommen', role: 'candidate', user: 'candidate-free' },
  { remote: 'silverplus', path: '/courses', role: 'candidate', user: 'candidate-paid' },
];
const listed = new Set(remotes.map(({ remote }) => remote));
for (const folder of readdirSync(root).filter((name) => name.startsWith('remote-'))) {
  const remote = folder.slice('remote-'.length);
  // As `pnpm new:remote` makes it.
  const made = { remote, path: `/${remote}`, role: 'candidate', user: 'candidate-free' };
  if (!listed.has(remote)) remotes.push(made);
}

/** What else is tried in the harness of a remote, which goes on after its first test. */
const further: Record<string, () => void> = { account: dialogs, messaging: sessions };
/** One of each kind of user. */
const kinds = ['account', 'messaging', 'operator'];
for (const one of remotes) {
  if (!everything && !kinds.includes(one.remote)) continue;
  startsAlone(one);
  further[one.remote]?.();
}

function startsAlone({ remote, path, role, user }: (typeof remotes)[number]): void {
  test(`FED-05 ${remote} starts alone, signed in at the real API`, { tag }, async ({
    page,
    context,
    harnessOf,
  }) => {
    const { url } = await harnessOf(remote);
    const watch = await watchConsole(context);
    await page.addInitScript((id) => localStorage.setItem('harness.user', id), user);
    const me = page.waitForResponse('**/api/auth/me');
    await page.goto(`${url}${path}`);

    expect(await (await me).json()).toMatchObject({ role });
    await expect(page.getByText(`Harness: ${remote}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Failed:|In the product this user may not/)).toHaveCount(0);
    expect(watch.unexpected()).toEqual([]);
  });
}

function sessions(): void {
  test('FED-05 another user is another session; an unknown path lists the pages', { tag }, async ({
    page,
    harnessOf,
  }) => {
    const { url } = await harnessOf('messaging');
    await page.goto(`${url}/nowhere`);
    await expect(page.getByText('has no page for /nowhere')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '/messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();

    const me = page.waitForResponse('**/api/auth/me');
    await page.getByLabel('Signed in as').selectOption({ label: 'Employer, company' });
    expect(await (await me).json()).toMatchObject({ role: 'client' });
    await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
  });
}

function dialogs(): void {
  test('a dialog works with the double mounting of StrictMode: focus goes in, stays in, and comes back', {
    tag,
  }, async ({ page, context, harnessOf }) => {
    const { url } = await harnessOf('account');
    const watch = await watchConsole(context);
    await page.addInitScript(() => localStorage.setItem('harness.user', 'candidate-free'));
    await page.goto(`${url}/templates`);
    const opener = page.getByRole('button', { name: 'Vorlagen anlegen' });
    const dialog = page.getByRole('dialog');
    for (const way of ['keyboard', 'button']) {
      await opener.click();
      await expect(dialog).toHaveCount(1);
      await expect(dialog.locator(':focus')).toBeVisible();
      // Behind the dialog nothing can be reached.
      await expect(page.getByRole('button', { name: 'Vorlagen anlegen' })).toHaveCount(0);
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus'), `${way}, tab ${step}`).toHaveCount(1);
      }
      if (way === 'keyboard') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    // Nothing of the dialog is left over the page.
    await opener.click();
    await expect(dialog).toHaveCount(1);
    expect(watch.unexpected()).toEqual([]);
  });
}
