import { randomUUID } from 'node:crypto';
import { mailedLinkTo } from '../access-pages/support/outbox.ts';
import { firstPublicJob } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

test.describe('without scripts', { tag: ['@public', '@desktop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-01 PUB-06 a visitor searches, filters, turns pages and reads a job', async ({
    page,
  }) => {
    await page.goto('/willkommen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erfahrung wird gebraucht.');
    await page.getByLabel('Was möchten Sie tun?').fill('Fahrer');
    await page.getByRole('button', { name: 'Stellen suchen' }).click();
    await expect(page).toHaveURL(/\/stellen\?was=Fahrer/);
    await expect(page.getByLabel('Was möchten Sie tun?')).toHaveValue('Fahrer');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto('/stellen');
    const first = page.getByRole('article').first();
    const title = await first.getByRole('link').first().textContent();
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/seite=2/);
    await expect(page.getByRole('article').first().getByRole('link').first()).not.toHaveText(
      title ?? '',
    );
    await page.getByText('Filter und Reihenfolge').click();
    await page.getByLabel('Überwiegend von zu Hause').check();
    await page.getByLabel('Art der Stelle').selectOption('Minijob');
    await page.getByLabel('Stunden').selectOption('höchstens 10 in der Woche');
    await page.getByRole('button', { name: 'Filter anwenden' }).click();
    await expect(page).toHaveURL(/homeoffice=1/);
    await expect(page.getByLabel('Stunden')).toHaveValue('1,2,3,4,5');
    await expect(firstPublicJob(page)).toContainText('Minijob');

    await firstPublicJob(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/stelle\/\d+\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Die Stelle' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Per E-Mail senden' })).toBeVisible();
  });

  test('PUB-05 another end of an address leads to the one address for good', async ({
    request,
    page,
  }) => {
    await page.goto('/stellen');
    const href = await firstPublicJob(page).getByRole('link').first().getAttribute('href');
    const [, , id] = (href ?? '').split('/');
    for (const path of [`/stelle/${id}/falsch`, `/stelle/${id}`]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, href]);
    }
  });
});

test.describe('with scripts', { tag: ['@public', '@desktop'] }, () => {
  test('PUB-02 the head is right after a navigation in the page', async ({ page }) => {
    await page.goto('/ratgeber/midijob');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
    await page.getByRole('link', { name: 'Ratgeber' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ratgeber');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Minijob im Ruhestand/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Minijob im Ruhestand/);
    await expect(page).toHaveTitle('Minijob im Ruhestand: So funktioniert er · silverjobs');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/ratgeber\/minijob$/,
    );
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    // Of the page that the document came for there is nothing left.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  test('PUB-10 a first visit stays small: no script comes before somebody needs it', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.resourceType()));
    await page.goto('/stellen', { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(files.filter((type) => type === 'script')).toEqual([]);
  });
});

test.describe('new jobs by mail, without scripts', { tag: ['@public', '@desktop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-06 PUB-08 a visitor orders new jobs of a search by mail, confirms and ends them', async ({
    page,
    request,
  }) => {
    const email = `stellen-${randomUUID()}@example.org`;
    await page.goto('/stellen?was=Fahrer');
    await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Neue Stellen per E-Mail bestellen' }).click();
    await expect(page.getByText('Bitte schauen Sie in Ihr Postfach')).toBeVisible();
    await expect(page.getByLabel('Was möchten Sie tun?')).toHaveValue('Fahrer');

    const link = await mailedLinkTo(request, email, '/stellen/benachrichtigung');
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Ja, bitte schicken' }).click();
    await expect(page.getByText('Das hat geklappt')).toBeVisible();
    await expect(page.getByLabel('Was möchten Sie tun?')).toHaveValue('Fahrer');

    await page.goto(`/suche-abbestellen${link.search}`);
    await page.getByRole('button', { name: 'Keine E-Mails mehr senden' }).click();
    await expect(page.getByText('Sie bekommen keine E-Mails mehr zu dieser Suche')).toBeVisible();
  });
});
