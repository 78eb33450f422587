import type { Page } from '@playwright/test';
import { waitUntilReactRuns } from '../support/hydrated.ts';
import { expect, test } from './support/access-test.ts';
import { newCandidate } from './support/new-users.ts';
import { mailedLinkTo, pressLink } from './support/outbox.ts';

/** Site data is blocked: storage and channels throw, cookies are dropped without a word. */
async function refuseSiteData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
}

const NO_COOKIES = /Ihr Browser speichert keine Cookies für diese Seite/;

test.describe('a browser that refuses site data', { tag: ['@host', '@desktop'] }, () => {
  test('TRUST-19 public pages work, and signing in says what to do', async ({
    page,
    request,
    watch,
  }) => {
    watch.expect(/AxiosError/);
    const { email, password } = await newCandidate(request);
    await refuseSiteData(page);
    for (const path of ['/impressum', '/agb', '/register', '/willkommen']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/login');
    await waitUntilReactRuns(page);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText(NO_COOKIES).first()).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  });

  test('TRUST-19 the link of a mail is not used up there, and works elsewhere', async ({
    page,
    browser,
    request,
    watch,
  }) => {
    watch.expect(/AxiosError/);
    const { email } = await newCandidate(request);
    await request.get('/api/auth/request-magic-link', { params: { email } });
    const link = await mailedLinkTo(request, email, '/login');
    await refuseSiteData(page);
    await page.goto(link.href);
    await pressLink(page);
    await expect(page.getByText(NO_COOKIES)).toBeVisible();

    const other = await browser.newContext();
    const tab = await other.newPage();
    await tab.goto(link.href);
    await pressLink(tab);
    await expect(tab).toHaveURL('/');
    await other.close();
  });
});
