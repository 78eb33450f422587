import { footerLinks as links } from '../support/footer-links.ts';
import { expect, test } from './support/access-test.ts';

test.describe('footer', { tag: ['@host', '@desktop'] }, () => {
  test('layout-8 each link is reached by keyboard and opens a page of its own, signed out', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).focus();
    const reached: string[] = [];
    for (let press = 0; press < 17 && !reached.includes(links.at(-1) ?? ''); press += 1) {
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
