import { baseUrl } from '../support/environment.ts';
import { everything } from '../support/everything.ts';
import { fetchToken, storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { recordMarks } from '../tools/bench/marks.ts';
import { benchPages, publicBenchPages } from '../tools/bench/pages.ts';

test('VIEW-06 every page of the bench has the row it waits for and the button it presses, and says that the press has worked', {
  tag: ['@host', '@jobs', '@messaging', '@public', '@desktop'],
}, async ({ context }) => {
  await storeToken(context, baseUrl, await fetchToken(baseUrl, 'free'));
  const pages = [...benchPages, ...(await publicBenchPages(baseUrl))];
  // What marks a page is the same for each; every page's row and button are tried each night.
  for (const page of everything ? pages : [pages[0], pages.at(-1)]) {
    if (!page) throw new Error('The bench has no page.');
    const tab = await context.newPage();
    const told = new Promise<string>((resolve) => {
      void tab.exposeFunction('benchTells', resolve);
    });
    await tab.addInitScript(recordMarks, { ...page, tell: 'benchTells' });
    await tab.goto(page.path);
    const { row, click } = JSON.parse(await told);
    expect(row, page.path).toBeGreaterThan(0);
    expect(click, page.path).toBeGreaterThanOrEqual(row);
    await tab.close();
  }
});
