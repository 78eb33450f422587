import { expect, test } from '../support/test.ts';

test.describe('going on from a list', { tag: ['@host', '@jobs'] }, () => {
  test('VIEW-08 a pointer that rests on a job fetches it; the press shows what the list knows', {
    tag: ['@desktop'],
  }, async ({ page, signIn, pool }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route(/\/api\/job_demand\/\d+$/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    const table = page.waitForResponse('**/first-calls.json');
    await signIn('free');
    await pool.open();
    const card = pool.cards.nth(1);
    const link = card.getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    const employer = (await card.locator('.jobs-card__employer').textContent()) ?? '';
    const href = (await link.getAttribute('href')) ?? '';
    // Moves until what follows intentions is there, which comes last of all.
    await expect(async () => {
      await page.mouse.move(5, 5);
      await link.hover();
      await expect.poll(() => asked, { timeout: 500 }).toEqual([`/api/job_demand${href.slice(5)}`]);
    }).toPass();
    expect((await table).ok()).toBe(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(employer);
    await expect(page.getByText('Stelle wird geladen …')).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { name: 'Auf einen Blick' })).toBeVisible();
    // What was asked ahead was used.
    expect(asked).toHaveLength(1);
  });
});
