import { baseUrl } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from '../support/start-process.ts';
import { expect, test } from '../support/test.ts';
import { countDocuments } from './support/failing-product.ts';
import { copyWorkspace } from './support/workspace-copy.ts';

const FILE = 'remote-jobs/src/filter/SearchFields.tsx';
const DEPLOYED = 'Beruf wählen';

test('FED-06 `pnpm dev:remote jobs --into <url>` shows the local remote in the deployed product', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, signIn, pool, layout }) => {
  const workspace = await copyWorkspace('into');
  await workspace.change(FILE, DEPLOYED, 'Von hier, erste Fassung');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const session = await startProcess(
    workspace.path('scripts/dev-remote.ts'),
    { PORT: String(port) },
    `${url}/registry.json`,
    60_000,
    ['jobs', '--into', baseUrl],
  );
  try {
    await signIn('free', url);
    await page.goto(url);
    await pool.isShown();
    await expect(pool.what).toHaveAttribute('placeholder', 'Von hier, erste Fassung');
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();

    // The change shows by itself, once, and nobody signs in again.
    await layout.go('Silverjobs');
    await pool.isShown();
    const documents = countDocuments(page);
    await workspace.change(FILE, 'Von hier, erste Fassung', 'Von hier, zweite Fassung');
    await expect(pool.what).toHaveAttribute('placeholder', 'Von hier, zweite Fassung');
    await pool.isShown();
    expect(documents()).toBe(1);
    await page.goto(baseUrl);
    await expect(pool.what).toHaveAttribute('placeholder', DEPLOYED);
  } finally {
    await context.close();
    await session.stop();
    await workspace.remove();
  }
});
