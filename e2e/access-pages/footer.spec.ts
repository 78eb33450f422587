import type { Page } from '@playwright/test';
import { expect, test } from './support/access-test.ts';

const links = [
  'Impressum',
  'Datenschutz',
  'Datenschutz-Einstellungen',
  'AGB',
  'Barrierefreiheit',
  'Leichte Sprache',
  'Kontakt',
  'Verträge hier kündigen',
  'Vertrag widerrufen',
];
const guestPages = ['/login', '/login/link', '/password-reset', '/register', '/signup'];
const openPages = ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/einwilligungen'];
const ownPages = ['/', '/messages', '/profile', '/account', '/silverplus', '/gibt/es/nicht'];

async function expectFooter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expect(footer.getByRole('link'), path).toHaveText(links);
}

test.describe('footer', { tag: ['@host', '@desktop'] }, () => {
  test('layout-8 every page has the links, signed in or not', async ({ page, signIn, watch }) => {
    watch.expect(/status of 404/);
    for (const path of [...guestPages, ...openPages]) await expectFooter(page, path);
    await signIn('free');
    for (const path of [...openPages, ...ownPages]) await expectFooter(page, path);
  });

  test('layout-8 each link is reached by keyboard and opens a page of its own, signed out', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Anmelden' }).focus();
    const reached: string[] = [];
    for (let press = 0; press < 12 && !reached.includes(links.at(-1) ?? ''); press += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(reached).toEqual(expect.arrayContaining(links));
    const titles = new Set<string>();
    for (const name of links) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      titles.add(await page.title());
    }
    expect(titles.size).toBe(links.length);
  });
});
