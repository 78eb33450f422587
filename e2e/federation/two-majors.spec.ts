import { readFile } from 'node:fs/promises';
import { fetchToken, storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { makeNextMajor } from './support/earlier-package.ts';
import { countEvaluations } from './support/evaluations.ts';
import { singletons } from './support/singletons.ts';
import { copyWorkspace } from './support/workspace-copy.ts';

/** Demo data: an employer wrote to the candidate. */
const CONVERSATION_ID = 3;
const NEXT = 'data-ui-next';
/** What ui and shell keep outside of themselves: one of it, however many versions of these there are. */
const ONE = ['React', 'the router', 'the query client', 'the query context', 'the API client'];

test('TEAM-09 the next major of ui and shell is live in one remote, and all others go on unbuilt in the same page', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, layout, pool, watch, product }) => {
  test.slow();
  // A call that is under way meets the end of the session.
  watch.expect(/status of 401/, /AxiosError/);
  const workspace = await copyWorkspace('two-majors');
  try {
    await makeNextMajor(workspace, 'ui', '@silverjobs/ui-before');
    await makeNextMajor(workspace, 'shell', '@silverjobs/shell-before');
    await workspace.change(
      'shared/ui/src/text/Heading.tsx',
      'className: classes }',
      `className: classes, ...{ '${NEXT}': '' } }`,
    );
    const manifest = JSON.parse(await readFile(workspace.path('host/package.json'), 'utf8'));
    const until = '2999-12-31';
    const earlierVersions = {
      '@silverjobs/ui-before': { until },
      '@silverjobs/shell-before': { until },
    };
    await workspace.write('host/package.json', JSON.stringify({ ...manifest, earlierVersions }));
    // Every live page is rendered by it before it goes live.
    await workspace.release('host', product.store);
    await workspace.release('jobs', product.store);

    // Its own session: the one of the worker would be over for all tests after this.
    await storeToken(context, product.url, await fetchToken(product.url, 'free'));
    await page.coverage.startJSCoverage();
    const document = async (path: string) =>
      (await page.context().request.get(`${product.url}${path}`)).text();
    await expect(async () => {
      expect(await document('/')).toContain(`${NEXT}=""`);
    }).toPass();
    const earlier = await document(`/messages/${CONVERSATION_ID}`);
    expect(earlier).toMatch(/<h1/);
    expect(earlier).not.toContain(NEXT);

    await page.goto(`${product.url}/`);
    await pool.isShown();
    await expect(layout.heading()).toHaveAttribute(NEXT, '');
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();
    await expect(layout.heading()).not.toHaveAttribute(NEXT);

    // Its dialogs stand under the provider of the host, which has the other version.
    await page.goto(`${product.url}/messages/${CONVERSATION_ID}`);
    await page
      .getByRole('button', { name: /^Nachricht melden/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Nachricht melden' });
    await expect(dialog.getByRole('heading')).not.toHaveAttribute(NEXT);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(layout.heading()).toBeVisible();
    await layout.go('Silverjobs');
    await expect(layout.heading()).toHaveAttribute(NEXT, '');

    const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) =>
      url.includes('/releases/'),
    );
    for (const name of ONE) {
      expect(countEvaluations(scripts, singletons[name] ?? /$^/), name).toBe(1);
    }
    // The session of the one is the session of the other.
    await layout.signOut();
    await expect(page).toHaveURL(/\/login/);
  } finally {
    await workspace.remove();
  }
});
