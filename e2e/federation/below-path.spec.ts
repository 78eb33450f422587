import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pressLink } from '../access-pages/support/outbox.ts';
import { accounts } from '../support/accounts.ts';
import { patience, product, root, workFolder } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from '../support/start-process.ts';
import { expect, test } from '../support/test.ts';
import { crawlSite } from '../tools/crawl/crawl-site.ts';
import { faultsOfJob, judgeCrawl, tableOfCrawl } from '../tools/crawl/judge-crawl.ts';
import { startPathProxy } from './support/path-proxy.ts';

/** Pages of the product begin with the same word. */
const FOLDER = '/jobs';
const START_TIMEOUT_MS = 240_000;

test.use({ serviceWorkers: 'allow' });

/** Starts a product of its own as `npm start` does, which only a proxy below a path leads to: mails hold its address. */
async function startBelowPath() {
  const proxy = await startPathProxy(FOLDER);
  const url = `${proxy.origin}${FOLDER}`;
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = join(workFolder, 'below-path-db');
  await rm(dataDir, { recursive: true, force: true });
  const started = await startProcess(
    join(root, 'scripts/start.ts'),
    {
      PORT: String(port),
      API_PORT: String(apiPort),
      PUBLIC_URL: `${url}/`,
      DATA_DIR: dataDir,
      RELEASE_STORE: product.store,
      DEMO_JOB_DEMANDS: '40',
      LOAD_SAMPLE: '1',
      LOG_LEVEL: 'error',
      ...patience,
    },
    `http://127.0.0.1:${port}${FOLDER}/registry.json`,
    START_TIMEOUT_MS,
  );
  proxy.lead(port);
  return {
    url,
    beside: proxy.beside,
    output: started.output,
    stop: async () => {
      await proxy.stop();
      await started.stop();
    },
  };
}

/** Addresses on the page that lie on the product's origin and beside the product. */
function addressesBeside(page: Page): Promise<string[]> {
  return page.evaluate((folder) => {
    const found = Array.from(document.querySelectorAll('[href], [src], [action]')).flatMap((each) =>
      ['href', 'src', 'action'].flatMap((name) => each.getAttribute(name) ?? []),
    );
    return found.filter((given) => {
      const { origin, pathname } = new URL(given, location.href);
      return origin === location.origin && !`${pathname}/`.startsWith(`${folder}/`);
    });
  }, FOLDER);
}

/** The login link to a page in the mails to somebody; alerts about new jobs sign in, too, and lead elsewhere. */
async function mailedAddress(url: string, email: string, path: string): Promise<string> {
  const query = new URLSearchParams({ recipient: email });
  const { mails } = (await (await fetch(`${url}/api/dev/outbox?${query}`)).json()) as {
    mails: { text: string }[];
  };
  const links = mails.flatMap(({ text }) => text.match(/^https?:\/\/\S+token=\S+$/gm) ?? []);
  return links.find((link) => new URL(link).searchParams.get('from') === path) ?? '';
}

test.describe('below a path', { tag: ['@desktop', '@own'] }, () => {
  // One product for both of them.
  test.describe.configure({ mode: 'default' });
  test.slow();
  let below: Awaited<ReturnType<typeof startBelowPath>>;
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    below = await startBelowPath();
    // The worker says who helps by telephone; a backend that is busy with its start may be asked for that in vain.
    const worker = async () => (await fetch(`${below.url}/sw.js`)).status;
    await expect.poll(worker).toBe(200);
  });
  test.afterAll(() => below.stop());

  test('TEAM-14 operation-45 the product works, and asks for nothing beside it', {
    tag: '@host',
  }, async ({ page, context, layout, loginPage, pool, job, watch }) => {
    const { url, beside, output } = below;
    // A call that is under way meets the end of the session.
    watch.expect(/status of 401/, /AxiosError/);
    await test.step('`npm start` finds it there', () =>
      expect.poll(output).toMatch(new RegExp(`^silverjobs is running .*: ${url}$`, 'm')));

    await test.step('who wants a page signs in and gets it', async () => {
      await page.goto(`${url}/messages`);
      await expect(page).toHaveURL(`${url}/login?from=%2Fmessages`);
      await loginPage.signIn(accounts.free);
      await expect(layout.heading('Nachrichten')).toBeVisible();
      await expect(page).toHaveURL(`${url}/messages`);
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain('authToken');
      expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set([FOLDER]));
    });

    await test.step('the pool, a job below /jobs/jobs, and that once more from the server', async () => {
      await layout.go('Silverjobs');
      await pool.isShown();
      await expect(page).toHaveURL(`${url}/`);
      expect(await addressesBeside(page)).toEqual([]);
      await pool.titleLink(pool.cards.first()).click();
      await expect(page).toHaveURL(/\/jobs\/jobs\/\d+$/);
      // Until the job is there, the heading is the list's.
      await expect(job.heading).not.toContainText('Ergebnisse');
      const title = (await job.heading.textContent()) ?? '';
      await page.reload();
      await expect(job.heading).toHaveText(title);
      expect(await addressesBeside(page)).toEqual([]);
      await page.goBack();
      await pool.isShown();
    });

    await test.step('a page whose pictures the backend has', async () => {
      await page.goto(`${url}/courses`);
      await expect(layout.heading()).toBeVisible();
      expect(await addressesBeside(page)).toEqual([]);
    });

    await test.step('the worker has what is below the path and no more', async () => {
      const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(await scope()).toBe(`${url}/`);
    });

    await test.step('signing out', async () => {
      await layout.signOut();
      await expect(loginPage.heading).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
    });

    await test.step('public pages say where they are', async () => {
      await page.goto(`${url}/stellen`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/stellen`);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/jobs\/stelle\/\d+/);
      await page.reload();
      await expect(layout.heading()).toBeVisible();
      expect(await addressesBeside(page)).toEqual([]);
      const siteMap = await (await fetch(`${url}/sitemap.xml`)).text();
      expect(siteMap).toContain(`<loc>${url}/sitemap.xml`);
    });

    await test.step('the link of a mail', async () => {
      const { email } = accounts.paid;
      await page.goto(`${url}/login/link?from=%2Fprofile`);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Link anfordern' }).click();
      await expect(page.getByText(`Wenn ${email} bei uns bekannt ist`)).toBeVisible();
      const link = await mailedAddress(url, email, '/profile');
      expect(link).toContain(`${url}/login?`);
      await page.goto(link);
      await pressLink(page);
      await expect(page).toHaveURL(`${url}/profile`);
      await expect(layout.heading()).toBeVisible();
    });

    await test.step('the address without a slash at its end', async () => {
      await page.goto(url);
      await pool.isShown();
      await expect(page).toHaveURL(`${url}/`);
    });
    expect(beside).toEqual([]);
  });

  // Others' tests post and end jobs elsewhere meanwhile, and so few jobs are crawled whole.
  test('PUB-11 PUB-05 PUB-03 a crawl of everything public finds nothing to complain about', {
    tag: '@public',
  }, async () => {
    const crawl = await crawlSite({ address: below.url });
    process.stdout.write(`${tableOfCrawl(crawl)}\n`);
    expect(judgeCrawl(crawl)).toEqual([]);
    const jobs = [...crawl.pages.values()].filter(({ path }) => path.startsWith('/stelle/'));
    expect(jobs.length).toBeGreaterThan(20);
    expect(jobs.flatMap((page) => faultsOfJob(page, below.url))).toEqual([]);
    expect(below.beside).toEqual([]);
  });
});
