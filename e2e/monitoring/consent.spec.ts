import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from './support/monitored-test.ts';

const recorder = /\/monitoring-replay[\w.-]*\.js$/;

async function openSettings(page: Page, at: string) {
  await page.goto(`${at}/impressum`);
  await page.getByRole('link', { name: 'Datenschutz-Einstellungen' }).click();
  return page.getByRole('region', { name: 'Aufzeichnung bei Fehlern' });
}

test.describe('recordings of errors', { tag: ['@host', '@own', '@desktop'] }, () => {
  test('MON-02 LAY-08 no recording is made or sent without consent', async ({
    page,
    monitored,
    watch,
    collector,
    sentErrors,
  }) => {
    watch.expect(/something broke/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const replay = await openSettings(page, monitored);
    await replay.getByRole('button', { name: 'Nicht erlauben' }).click();
    const maps = page.getByRole('region', { name: 'Karten von Google' });
    await maps.getByRole('button', { name: 'Erlauben', exact: true }).click();
    await expect(maps.getByText('erlaubt. Das haben Sie gewählt.')).toBeVisible();
    // Before a choice the page is one of access-pages/accessibility.spec.ts.
    await expectAccessible(page);
    for (const count of [1, 2]) {
      // What is sent after an error shows that nothing of it is on its way.
      await page.evaluate((n) => console.error(new Error(`something broke ${n}`)), count);
      await expect.poll(() => sentErrors().length).toBe(count);
    }
    expect(asked.filter((url) => recorder.test(url))).toEqual([]);
    expect(collector.items.filter(({ type }) => type.startsWith('replay'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('sentry');
  });

  test('MON-02 after consent an error sends its recording, until consent is withdrawn', async ({
    page,
    monitored,
    watch,
    collector,
    sentErrors,
  }) => {
    watch.expect(/something broke/);
    const recordings = () => collector.items.filter(({ type }) => type === 'replay_recording');
    const replay = await openSettings(page, monitored);
    const loaded = page.waitForResponse(recorder);
    await replay.getByRole('button', { name: 'Erlauben', exact: true }).click();
    await loaded;
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
      .toContain('sentryReplaySession');
    expect(recordings()).toEqual([]);
    await page.evaluate(() => console.error(new Error('something broke')));
    await expect.poll(() => recordings().length).toBeGreaterThan(0);
    expect(collector.items.some(({ type }) => type === 'replay_event')).toBe(true);

    await replay.getByRole('button', { name: 'Nicht erlauben' }).click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
      .not.toContain('sentryReplaySession');
    const before = recordings().length;
    for (const count of [2, 3]) {
      await page.evaluate((n) => console.error(new Error(`something broke ${n}`)), count);
      await expect.poll(() => sentErrors().length).toBe(count);
    }
    expect(recordings()).toHaveLength(before);
  });
});
