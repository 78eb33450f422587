import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { publishChanged } from '../compat/second-release.ts';
import type { PoolPage } from '../pages/pool-page.ts';
import { expect, test } from '../support/test.ts';
import { countDocuments } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { type SeparateProduct, startSeparateProduct } from './support/separate-product.ts';

const TEXTS = [
  'Beruf wählen',
  ...Array.from({ length: 9 }, (_, number) => `Beruf wählen, Fassung ${number}`),
];

test.describe('tabs that were opened before a release', {
  tag: ['@federation', '@desktop', '@own'],
}, () => {
  // One product whose jobs are released again and again.
  test.describe.configure({ mode: 'default' });
  let product: SeparateProduct;
  let released = 0;

  /** Releases the jobs with the next text; new documents have it. */
  const releaseJobs = async (request: APIRequestContext) => {
    const [text = '', next = ''] = TEXTS.slice(released);
    const { release } = await publishChanged(product.store, 'jobs', [text, next]);
    released += 1;
    // The server reads its registry at most once a second.
    const live = async () => (await fetchRegistry(request, product.url)).remotes.jobs?.release;
    await expect.poll(live).toBe(release);
  };

  test.beforeAll(async () => {
    product = await startSeparateProduct('open-tabs');
  });
  test.afterAll(async () => {
    await product.stop();
  });
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
    for (let count = 0; count < 5; count += 1) await releaseJobs(request);

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
