import { publishChanged } from '../compat/second-release.ts';
import { expect, test } from '../support/test.ts';
import { fetchRegistry } from './support/registry.ts';

test('FED-07 the areas of candidates and of employers are deployed apart', {
  tag: ['@federation', '@employer', '@desktop', '@own'],
}, async ({ page, context, signIn, pool, layout, request, product }) => {
  const live = () => fetchRegistry(request, product.url);
  await signIn('free', product.url);
  await page.goto(product.url);
  await pool.isShown();
  const first = await live();

  // Another name is enough; that the command changes nothing else tells release-alone.spec.ts.
  await publishChanged(product.store, 'employer', ['Rechnungen', 'Rechnungen']);
  await expect.poll(async () => (await live()).revision).toBe(first.revision + 1);
  const second = await live();
  expect(second.host).toEqual(first.host);
  const { employer: newEmployer, ...candidateAreas } = second.remotes;
  const { employer: oldEmployer, ...candidateAreasBefore } = first.remotes;
  expect(candidateAreas).toEqual(candidateAreasBefore);
  expect(newEmployer?.release).not.toBe(oldEmployer?.release);

  // A candidate gets the same files as before, in the open tab and in a new document.
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.reload();
  await pool.isShown();
  const files = asked.filter((path) => path.startsWith('/releases/'));
  expect(files.some((path) => path.includes(`/jobs/${first.remotes.jobs?.release}/`))).toBe(true);
  expect(files.filter((path) => path.includes('/employer/'))).toEqual([]);

  // An employer gets the new area.
  await context.clearCookies();
  await signIn('companyEmployer', product.url);
  asked.length = 0;
  await page.goto(`${product.url}/finances`);
  await expect(layout.heading()).toBeVisible();
  expect(asked.some((path) => path.includes(`/employer/${newEmployer?.release}/`))).toBe(true);
});
