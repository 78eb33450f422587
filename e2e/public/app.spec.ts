import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the installed product', { tag: ['@public', '@desktop'] }, () => {
  test('PUB-12 it can be installed, and without a connection says what is possible', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of its own is what this browser without windows lacks.
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    expect(errors.filter((error) => error !== 'in-incognito')).toEqual([]);

    await context.setOffline(true);
    await page.goto('/stellen?was=Fahrer');
    const heading = page.getByRole('heading', { name: 'Gerade gibt es keine Verbindung' });
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Jetzt noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Stellen|Fahrer/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?was=Fahrer');
  });
});
