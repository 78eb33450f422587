import { product as running } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from '../support/start-process.ts';
import { expect, test } from '../support/test.ts';
import { fetchRegistry } from './support/registry.ts';
import { startSeparateProduct } from './support/separate-product.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy.ts';

const TITLE = 'Ehrenamt';
const FOLDER = 'remote-ehrenamt';

// Made in a copy below .cache, which git, the linter and the test runner leave out: a run that is
// killed leaves nothing in the workspace.
test('FED-01 a remote made by `pnpm new:remote` passes the checks and goes live without a build of the host', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, signIn, layout, request }) => {
  test.setTimeout(180_000);
  const product = await startSeparateProduct('new-remote');
  const workspace = await copyWorkspace('new-remote');
  try {
    await signIn('free', product.url);
    await page.goto(`${product.url}/messages`);
    await expect(layout.heading('Nachrichten')).toBeVisible();
    await expect(layout.sideMenu.getByRole('link', { name: TITLE })).toHaveCount(0);
    const before = await fetchRegistry(request, product.url);

    await workspace.run('scripts/new-remote.ts', 'ehrenamt', '--title', TITLE, '--no-install');
    await workspace.link(FOLDER, 'remote-silverplus');
    await workspace.keepTypes();
    await workspace.run('node_modules/typescript/bin/tsc', '-b', FOLDER);
    await workspace.run('node_modules/@biomejs/biome/bin/biome', 'check', FOLDER, 'tsconfig.json');
    const tests = await workspace.run('node_modules/jest/bin/jest.js', FOLDER, '--json');
    // Its page, and each kind of visitor at its door.
    expect(JSON.parse(tests)).toMatchObject({ numPassedTests: 11, numTotalTests: 11 });
    await workspace.release('ehrenamt', product.store);

    await expect(async () => {
      await page.reload();
      await layout.go(TITLE);
    }).toPass();
    await expect(layout.heading(TITLE)).toBeFocused();
    await expect(page).toHaveURL(`${product.url}/ehrenamt`);
    const after = await fetchRegistry(request, product.url);
    expect(after.host).toEqual(before.host);
    expect(after.remotes).toMatchObject(before.remotes);

    const harness = await startHarness(workspace);
    try {
      const me = page.waitForResponse('**/api/auth/me');
      // What follows says when it is there; a file of the copy keeps the load event away.
      await page.goto(`${harness.url}/ehrenamt`, { waitUntil: 'commit' });
      expect(await (await me).json()).toMatchObject({ role: 'candidate' });
      await expect(page.getByText('Harness: ehrenamt')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
    } finally {
      await page.context().close();
      await harness.stop();
    }
  } finally {
    await page.context().close();
    await product.stop();
    await workspace.remove();
  }
});

/** Starts the made remote alone, with the backend of all tests. */
async function startHarness(workspace: WorkspaceCopy) {
  const url = `http://localhost:${await freePort()}`;
  const { stop } = await startProcess(
    workspace.path('scripts/dev-remote.ts'),
    {
      PORT: new URL(url).port,
      DEV_PORT: String(await freePort()),
      API_URL: `http://127.0.0.1:${running.apiPort}`,
    },
    `${url}/releases/ehrenamt/dev/remoteEntry.js`,
    60_000,
    ['ehrenamt'],
  );
  return { url, stop };
}
