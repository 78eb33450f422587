import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseUrl, product } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';
import { fetchRegistry } from './support/registry.ts';

test.describe('remotes come when they are needed', { tag: ['@federation', '@desktop'] }, () => {
  test('FED-01 nothing of a remote is asked for before its page is opened, and each file once', async ({
    page,
    signIn,
    pool,
    layout,
  }) => {
    const asked = (remote: string) =>
      files.filter((path) => path.startsWith(`/releases/${remote}/`));
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await signIn('free');
    await pool.open();
    const remotes = [
      ...['messaging', 'profile', 'account', 'silverplus'],
      ...['ai-assistants', 'employer', 'public'],
    ];
    for (const remote of remotes) expect(asked(remote), remote).toEqual([]);
    expect(asked('jobs').length).toBeGreaterThan(0);

    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeVisible();
    expect(asked('messaging').length).toBeGreaterThan(0);
    for (const remote of remotes.slice(1)) expect(asked(remote), remote).toEqual([]);

    const before = files.length;
    await layout.go('Silverjobs');
    await pool.isShown();
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeVisible();
    // The page of an entry comes when somebody acts on its list (delivery-56), each file once.
    const again = files.slice(before).filter((path) => files.indexOf(path) < before);
    expect(again.filter((path) => path.startsWith('/releases/'))).toEqual([]);
    expect(new Set(asked('jobs')).size).toBe(asked('jobs').length);
  });

  test('FED-01 before signing in no code of a guarded page is asked for', async ({
    page,
    loginPage,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/messages');
    await expect(loginPage.heading).toBeVisible();
    const remoteFiles = files.filter((path) => /^\/releases\/(?!host\/)/.test(path));
    expect(remoteFiles).toEqual([]);
  });

  test('FED-01 the host is built without a remote: its files name none', {
    tag: '@own',
  }, async ({ request }) => {
    const registry = await fetchRegistry(request, baseUrl);
    const folder = join(product.store, 'releases/host', registry.host.release);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const text = (
      await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))
    ).join('\n');
    const names = Object.values(registry.remotes).flatMap((remote) => [
      `remote-${remote.name}`,
      remote.container,
      ...remote.pages.map((page) => page.expose),
    ]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });
});
