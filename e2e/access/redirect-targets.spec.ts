import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** All others try redirect-path.test.ts, entry.test.tsx and hostile-targets.spec.ts. */
const foreign = '//evil.example/x';

test.describe('where signing in leads', { tag: ['@host', '@desktop'] }, () => {
  test('ACC-18 what is no path of ours is refused', async ({ page, loginPage, pool }) => {
    const origin = new URL(test.info().project.use.baseURL ?? '').origin;
    const strange: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) strange.push(request.url());
    });
    await loginPage.open(`?from=${encodeURIComponent(foreign)}`);
    await loginPage.signIn(accounts.free);
    await pool.isShown();
    expect(page.url()).toBe(`${origin}/`);
    expect(strange).toEqual([]);
  });

  test('ACC-18 a path of ours is taken', async ({ page, loginPage }) => {
    await loginPage.open('?from=/account');
    await loginPage.signIn(accounts.free);
    await expect(page).toHaveURL('/account');
  });
});
