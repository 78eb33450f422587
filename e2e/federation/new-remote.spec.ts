import { expect, test } from '../support/test.ts';
import { startOwnProduct } from './support/own-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { copyWorkspace } from './support/workspace-copy.ts';

const TITLE = 'Ehrenamt';
const FOLDER = 'remote-ehrenamt';

test('FED-01 a remote made by `pnpm new:remote` passes the checks and goes live without a build of the host', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, signIn, layout, request }) => {
  test.setTimeout(180_000);
  const product = await startOwnProduct('new-remote');
  const workspace = await copyWorkspace('new-remote');
  try {
    await signIn('free', product.url);
    await page.goto(`${product.url}/messages`);
    await expect(layout.heading('Nachrichten')).toBeVisible();
    await expect(layout.sideMenu.getByRole('link', { name: TITLE })).toHaveCount(0);
    const before = await fetchRegistry(request, product.url);

    await workspace.run('scripts/new-remote.ts', 'ehrenamt', '--title', TITLE, '--no-install');
    await workspace.link(FOLDER, 'remote-silverplus');
    await workspace.run('node_modules/typescript/bin/tsc', '-b', FOLDER);
    await workspace.run('node_modules/@biomejs/biome/bin/biome', 'check', FOLDER, 'tsconfig.json');
    await workspace.run('node_modules/jest/bin/jest.js', FOLDER, '--watchman=false');
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
  } finally {
    await page.context().close();
    await product.stop();
    await workspace.remove();
  }
});
