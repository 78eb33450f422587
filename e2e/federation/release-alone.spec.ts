import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { SOON } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { copyWorkspace, runRegistry } from './support/workspace-copy.ts';

const FILE = 'remote-jobs/src/filter/SearchFields.tsx';
const OLD = 'Beruf wählen';
const NEW = 'Beruf wählen, ganz neu';

test('FED-03 a remote is built, published and rolled back alone; open tabs keep working', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, signIn, request, product }) => {
  const workspace = await copyWorkspace('release');
  const registry = () => fetchRegistry(request, product.url);
  const folders = async () => {
    const remotes = await readdir(join(product.store, 'releases'));
    const lists = remotes.map(async (name) =>
      (await readdir(join(product.store, 'releases', name))).map((release) => `${name}/${release}`),
    );
    return (await Promise.all(lists)).flat().sort();
  };
  const placeholderIn = async (tab: typeof page) => {
    const what = tab.getByRole('textbox', { name: 'Was?' });
    await expect(what).toBeVisible();
    return what.getAttribute('placeholder');
  };

  try {
    await signIn('free', product.url);
    await page.goto(`${product.url}/`);
    expect(await placeholderIn(page)).toBe(OLD);
    const before = await registry();
    const foldersBefore = await folders();

    await workspace.change(FILE, OLD, NEW);
    await workspace.release('jobs', product.store);

    const fresh = await context.newPage();
    // The server looks at the store once a second.
    const live = async () => (await registry()).remotes.jobs?.release;
    await expect.poll(live, SOON).not.toBe(before.remotes.jobs?.release);
    await fresh.goto(`${product.url}/`);
    expect(await placeholderIn(fresh)).toBe(NEW);

    const after = await registry();
    const { jobs: newJobs, ...otherRemotes } = after.remotes;
    const { jobs: oldJobs, ...sameRemotes } = before.remotes;
    expect(newJobs?.release).not.toBe(oldJobs?.release);
    expect(otherRemotes).toEqual(sameRemotes);
    expect(after.host).toEqual(before.host);
    expect(after.revision).toBe(before.revision + 1);
    expect((await folders()).filter((folder) => !foldersBefore.includes(folder))).toEqual([
      `jobs/${newJobs?.release}`,
    ]);

    // The tab of before asks for parts of its own release, which are still there.
    const parts: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().includes('/releases/jobs/')) parts.push(asked.url());
    });
    await page.getByRole('textbox', { name: 'Was?' }).click();
    await expect(page.getByRole('dialog', { name: 'Was suchen Sie?' })).toBeVisible();
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every((url) => url.includes(`/jobs/${oldJobs?.release}/`))).toBe(true);

    await runRegistry(product.store, 'rollback', 'jobs');
    await expect.poll(live, SOON).toBe(oldJobs?.release);
    await fresh.reload();
    expect(await placeholderIn(fresh)).toBe(OLD);
  } finally {
    await workspace.remove();
  }
});
