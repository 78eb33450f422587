import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { keepReleases } from '../compat/keep-releases.ts';
import { publishChanged } from '../compat/second-release.ts';
import type { PoolPage } from '../pages/pool-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { countDocuments, SOON } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import type { SeparateProduct } from './support/separate-product.ts';

const TEXTS = [
  'Beruf wählen',
  ...Array.from({ length: 13 }, (_, number) => `Beruf wählen, Fassung ${number}`),
];

test.describe('tabs that were opened before a release', {
  tag: ['@federation', '@desktop', '@own'],
}, () => {
  // One product whose jobs are released again and again.
  test.describe.configure({ mode: 'default' });
  let product: SeparateProduct;
  let restore: () => Promise<void>;
  let released = 0;

  /** Releases the jobs with the next text; new documents have it. */
  const releaseJobs = async (request: APIRequestContext, times = 1) => {
    let last = '';
    for (let count = 0; count < times; count += 1) {
      const [text = '', next = ''] = TEXTS.slice(released);
      last = (await publishChanged(product.store, 'jobs', [text, next])).release;
      released += 1;
    }
    // The server reads its registry at most once a second.
    const live = async () => (await fetchRegistry(request, product.url)).remotes.jobs?.release;
    await expect.poll(live, SOON).toBe(last);
  };

  test.beforeAll(async ({ separate }) => {
    product = separate;
    restore = await keepReleases(product);
  });
  test.afterAll(() => restore());
  test.beforeEach(({ signIn }) => signIn('free', product.url));
  test.afterEach(({ context }) => context.close());

  test('FED-03 a tab opened before five further releases works in every part that comes later', async ({
    page,
    pool,
    job,
    contact,
    layout,
    request,
  }) => {
    const documents = countDocuments(page);
    const asked: string[] = [];
    // On a slow machine five releases may take longer than the half minute after which a navigation
    // would look for them.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 10;
    });
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await page.goto(product.url);
    await pool.isShown();
    const { jobs: own } = (await fetchRegistry(request, product.url)).remotes;
    await releaseJobs(request, 5);

    asked.length = 0;
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
    await pool.positionPicker().close.click();
    await pool.where.click();
    await expect(pool.locationPicker().options.first()).toBeVisible();
    await pool.locationPicker().close.click();
    await pool.titleLink(await pool.freeCard()).click();
    await job.contact.click();
    await expect(contact.cancel).toBeVisible();
    await contact.cancel.click();
    const files = asked.filter((path) => path.startsWith('/releases/jobs/'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((path) => !path.startsWith(`/releases/jobs/${own?.release}/`))).toEqual([]);
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();
    expect(documents()).toBe(1);
  });

  test('FED-03 a part whose file is gone: one new document, and the part opens', async ({
    page,
    pool,
    request,
    watch,
  }) => {
    watch.expect(/404/, /ChunkLoadError/, /Refused to (execute script|apply style)/);
    await openFreshRelease(page, pool, request);
    const documents = countDocuments(page);
    // What is typed to filter is no unsaved work.
    await pool.where.click();
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.pressSequentially('Ber');
    await search.clear();
    await pool.locationPicker().close.click();
    await forgetRelease(request);
    await pool.what.click();
    await expect(pool.what).toHaveAttribute('placeholder', TEXTS[released] ?? '');
    await pool.isShown();
    expect(documents()).toBe(1);
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
  });

  test('FED-03 with something typed the user is told and decides', async ({
    page,
    pool,
    request,
    watch,
  }) => {
    watch.expect(/404/, /ChunkLoadError/, /Refused to (execute script|apply style)/);
    const notice = page.getByRole('status').filter({ hasText: 'silverjobs wurde erneuert' });
    await openFreshRelease(page, pool, request);
    const documents = countDocuments(page);
    // A field of a page that does not say itself what is unsaved.
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.ariaLabel = 'Notiz';
      document.body.append(field);
    });
    await page.getByRole('textbox', { name: 'Notiz' }).fill('Noch nicht gespeichert');
    await forgetRelease(request);

    await pool.what.click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Später' }).click();
    await expect(notice).toHaveCount(0);
    await pool.what.click();
    await expect(notice).toBeVisible();
    expect(documents()).toBe(0);

    await notice.getByRole('button', { name: 'Jetzt neu laden' }).click();
    await pool.isShown();
    expect(documents()).toBe(1);
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
  });

  test('TEAM-12 delivery-94 whoever comes back to a tab is told of a newer release once, and takes it when she likes', async ({
    page,
    pool,
    layout,
    request,
  }) => {
    const offer = page.getByRole('region', { name: 'Erneuerung' });
    const button = (name: string) => offer.getByRole('button', { name });
    const looks: number[] = [];
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === '/registry.json') looks.push(answer.status());
    });
    // After ten minutes somebody is there again.
    const comeBack = async (wait?: { timeout: number }) => {
      const before = looks.length;
      await page.evaluate(() => (window as unknown as { idle: () => void }).idle());
      await page.mouse.move(300, 300 + (before % 100));
      await expect.poll(() => looks.length, wait).toBeGreaterThan(before);
    };
    // A clock of each document alone: what the server has rendered is of the real time.
    await page.addInitScript(() => {
      let later = 0;
      const [now, date] = [performance.now.bind(performance), Date.now.bind(Date)];
      performance.now = () => now() + later;
      Date.now = () => date() + later;
      Object.assign(window, { idle: () => (later += 600_000) });
    });
    await openFreshRelease(page, pool, request);
    const documents = countDocuments(page);
    // Its code comes once the browser has nothing else to do.
    await expect(() => comeBack({ timeout: 1_000 })).toPass();
    // Nothing is new: the server says no more than that.
    expect([...new Set(looks)]).toEqual([304]);
    await expect(offer).toHaveCount(0);

    await releaseJobs(request);
    await comeBack();
    await expect(offer).toContainText('silverjobs wurde erneuert');
    await expect(page.getByRole('status').filter({ hasText: 'erneuert' })).toHaveCount(1);
    await expectAccessible(page);
    await button('Später').click();
    await expect(offer).toHaveCount(0);
    await comeBack();
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();
    await expect(offer).toHaveCount(0);
    expect(documents()).toBe(0);

    // Going back takes the release by itself; the next one is told again.
    await layout.go('Silverjobs');
    await pool.isShown();
    expect(documents()).toBe(1);
    await expect(pool.what).toHaveAttribute('placeholder', TEXTS[released] ?? '');
    await expect(() => comeBack({ timeout: 1_000 })).toPass();
    await releaseJobs(request);
    await comeBack();
    await expect(offer).toBeVisible();

    // What she writes meanwhile is not lost by a press.
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.ariaLabel = 'Notiz';
      document.body.append(field);
    });
    const note = page.getByRole('textbox', { name: 'Notiz' });
    await note.fill('Noch nicht gespeichert');
    await button('Jetzt neu laden').click();
    const question = page.getByRole('status').filter({ hasText: 'Sie haben etwas eingegeben' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Später' }).click();
    await expect(note).toHaveValue('Noch nicht gespeichert');
    expect(documents()).toBe(1);

    // While something is written nothing is told, and then it is.
    await releaseJobs(request);
    await note.focus();
    await comeBack();
    await expect(offer).toHaveCount(0);
    await note.clear();
    await note.blur();
    await expect(offer).toBeVisible();
    await button('Jetzt neu laden').click();
    await expect(pool.what).toHaveAttribute('placeholder', TEXTS[released] ?? '');
    await pool.isShown();
    expect(documents()).toBe(2);
  });

  /** Opens the pool in a release whose later parts nobody has asked for, so no memory has them. */
  async function openFreshRelease(
    page: Page,
    pool: PoolPage,
    request: APIRequestContext,
  ): Promise<void> {
    await releaseJobs(request);
    await page.goto(product.url);
    await pool.isShown();
    await expect(pool.what).toHaveAttribute('placeholder', TEXTS[released] ?? '');
  }

  /** Publishes the next release and removes the files of the one before, as a careless clean-up. */
  async function forgetRelease(request: APIRequestContext): Promise<void> {
    const { jobs } = (await fetchRegistry(request, product.url)).remotes;
    await releaseJobs(request);
    await rm(join(product.store, 'releases/jobs', jobs?.release ?? 'none'), { recursive: true });
  }
});
