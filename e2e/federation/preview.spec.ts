import { addRelease } from '../compat/second-release.ts';
import { expect, test } from '../support/test.ts';
import { fetchRegistry } from './support/registry.ts';

const LIVE = 'Beruf wählen';
const OTHER = 'Beruf wählen, nur zur Probe';

test('FED-06 QA sees the product with another build of a remote, in one tab, and nothing is deployed', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, signIn, pool, layout, request, product }) => {
  const before = await fetchRegistry(request, product.url);
  // What `pnpm release jobs --aside` leaves in the store.
  const { release } = await addRelease(product.store, 'jobs', [LIVE, OTHER]);
  const wanted = `jobs:${release}`;
  expect(await fetchRegistry(request, product.url)).toEqual(before);

  await signIn('free', product.url);
  await page.goto(`${product.url}/?release=${wanted}`);
  await pool.isShown();
  await expect(pool.what).toHaveAttribute('placeholder', OTHER);
  const banner = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(banner).toContainText(wanted.replace(':', ' '));
  expect(new URL(page.url()).search).toBe('');

  await layout.go('Nachrichten');
  await expect(layout.heading('Nachrichten')).toBeFocused();
  await page.reload();
  await expect(banner).toBeVisible();
  await layout.go('Silverjobs');
  await expect(pool.what).toHaveAttribute('placeholder', OTHER);

  const other = await context.newPage();
  await other.goto(product.url);
  await expect(other.getByRole('textbox', { name: 'Was?' })).toHaveAttribute('placeholder', LIVE);

  await banner.getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(pool.what).toHaveAttribute('placeholder', LIVE);
  await expect(banner).toHaveCount(0);

  await page.goto(`${product.url}/?release=jobs:${'0'.repeat(12)}`);
  await expect(banner).toContainText('Es gibt keinen Build');
  await expect(pool.what).toHaveAttribute('placeholder', LIVE);
  await page.reload();
  await pool.isShown();
  await expect(banner).toHaveCount(0);
});
