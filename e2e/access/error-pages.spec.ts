import { expect, test, withoutFirstView } from '../support/test.ts';

test.describe('pages for what goes wrong', { tag: '@host' }, () => {
  test('ACC-08 an unknown path shows a not-found page inside the layout, status 404', {
    tag: '@desktop',
  }, async ({ page, signIn, layout, watch, pool }) => {
    watch.expect(/status of 404/);
    await signIn('free');
    const response = await page.goto('/gibt/es/nicht');
    expect(response?.status()).toBe(404);
    await expect(layout.heading('Seite nicht gefunden')).toBeVisible();
    await expect(page).toHaveTitle(/Seite nicht gefunden/);
    await layout.go('Silverjobs');
    await pool.isShown();
  });

  test("ACC-07 the host itself fails: the screen with 'Back Home' goes to / and loads anew", {
    tag: ['@desktop'],
  }, async ({ page, signIn, pool, watch }) => {
    watch.expect(/./);
    await signIn('free');
    await pool.open();
    // A registry that is none: the layout cannot render its menu.
    await page.route('**/messages', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"menu":[', '"menu":null,"x":[');
      await route.fulfill({ response, body });
    });
    await page.goto('/messages');
    const text = page.getByText('Something went wrong, please try again!');
    await expect(text).toBeVisible();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Back Home' }).click();
    await pool.isShown();
    expect(loads).toEqual(['/']);
  });

  test('ACC-03 while the user is being loaded a spinner shows; a failure has a retry', {
    tag: ['@desktop'],
  }, async ({ context, page, signIn, watch }) => {
    await withoutFirstView(context);
    watch.expect(/status of 503/, /AxiosError/);
    await signIn('free');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/me', async (route) => {
      await released;
      await route.fulfill({ status: 503, json: { code: 'internal', message: 'Pause' } });
    });
    await page.goto('/messages');
    await expect(page.getByText('Seite wird geladen …')).toBeVisible();
    release();
    await expect(page.getByText('Ihre Daten konnten nicht geladen werden')).toBeVisible();
    await expect(page.getByText('HOST-201')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.unroute('**/api/auth/me');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    // The page that was wanted is not lost (operation-9).
    await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/messages');
  });
});
