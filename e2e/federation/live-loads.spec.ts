import { expect, test } from '../support/test.ts';

test('TEAM-11 a browser whose document is in the sample tells how a live page loads, and of nobody who sees it', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, layout, signIn, product }) => {
  const told: Record<string, string>[] = [];
  await page.exposeFunction('noteReport', (text: string) => told.push(JSON.parse(text)));
  // What a beacon carries is shown to nobody but its server.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { noteReport } = window as unknown as { noteReport: (text: string) => void };
    navigator.sendBeacon = (path, body) => {
      if (body instanceof Blob) void body.text().then(noteReport);
      return send(path, body);
    };
  });
  await signIn('free', product.url);
  const answered = page.waitForResponse('**/reports/loads');
  await page.goto(product.url);
  expect((await answered).status()).toBe(204);
  const ofJobs = () => told.find(({ remote }) => remote === 'jobs');
  await expect.poll(ofJobs).toMatchObject({ outcome: 'loaded' });
  expect(Object.keys(ofJobs() ?? {}).sort()).toEqual(['outcome', 'release', 'remote', 'token']);
  // And how long it took, by phase.
  const shown = () => told.find(({ outcome }) => outcome === 'shown');
  await expect.poll(shown).toMatchObject({ remote: 'jobs' });
  const { phases } = shown() as unknown as { phases: Record<string, number> };
  expect(Object.keys(phases)).toEqual(['document', 'entry', 'module', 'render']);
  expect(Object.values(phases).filter((time) => !Number.isInteger(time) || time < 0)).toEqual([]);
  expect(phases.document).toBeGreaterThan(0);
  // Who reads another page first has not waited for this one meanwhile.
  await page.goto(`${product.url}/impressum`);
  told.length = 0;
  await layout.go('Nachrichten');
  await expect.poll(shown).toMatchObject({ remote: 'messaging' });
  expect(Object.keys(shown()?.phases ?? {})).toEqual(['entry', 'module', 'render']);
});
