import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** One of each kind; all others try redirect-path.test.ts, entry.test.tsx and hostile-targets.spec.ts. */
const foreign = ['//evil.example/x', 'javascript:alert(1)', '/login'];

test.describe('where signing in leads', { tag: ['@host', '@desktop'] }, () => {
  test('ACC-18 what is no path of ours is refused', async ({ page, context, loginPage, pool }) => {
    const origin = new URL(test.info().project.use.baseURL ?? '').origin;
    const strange: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) strange.push(request.url());
    });
    for (const target of foreign) {
      await test.step(JSON.stringify(target), async () => {
        await context.clearCookies();
        await loginPage.open(`?from=${encodeURIComponent(target)}`);
        await loginPage.signIn(accounts.free);
        await pool.isShown();
        expect(new URL(page.url()).origin).toBe(origin);
        expect(new URL(page.url()).pathname).toBe('/');
        expect(strange).toEqual([]);
      });
    }
  });

  test('ACC-18 a path of ours is taken', async ({ page, loginPage }) => {
    await loginPage.open('?from=/account');
    await loginPage.signIn(accounts.free);
    await expect(page).toHaveURL('/account');
  });
});
