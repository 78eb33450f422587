import { expectAccessibleAtBothWidths } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { expect, test } from './support/monitored-test.ts';

const codeOfSentry = /\/monitoring[\w.-]*\.js$/;

test.describe('monitoring', { tag: ['@host', '@own', '@desktop'] }, () => {
  test('MON-02 TEAM-12 an error in a page of a remote arrives once, with remote, release, owner and runbook', async ({
    page,
    monitored,
    signIn,
    watch,
    sentErrors,
  }) => {
    watch.expect(/./);
    await signIn('free', monitored);
    // An answer that the page was not made for.
    await page.route('**/api/job_demand/7*', (route) => route.fulfill({ json: { id: 7 } }));
    await page.goto(`${monitored}/jobs/7?token=secret`);
    await expect(page.getByText('FED-106')).toBeVisible();
    await expect.poll(() => sentErrors().length).toBeGreaterThan(0);
    const [error] = sentErrors();
    const registry = await (await page.request.get(`${monitored}/registry.json`)).json();
    expect(error).toMatchObject({
      environment: 'production',
      release: `host@${registry.host.release}`,
      tags: {
        remote: 'jobs',
        remote_release: registry.remotes.jobs.release,
        owner: 'Team Stellen',
        runbook: 'docs/runbook-broken-release.md',
        diagnosis: 'FED-106',
        action: 'show a page',
      },
    });
    expect(error?.exception?.values.at(-1)?.type).toBe('TypeError');
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(JSON.stringify(registry)).not.toMatch(/Team Stellen|runbook/);
    // What is sent after it shows that nothing of the same error is on its way.
    await page.evaluate(() => console.error('the last one'));
    await expect.poll(() => JSON.stringify(sentErrors())).toContain('the last one');
    expect(sentErrors()).toHaveLength(2);
    // No code of a remote has thrown it.
    expect(sentErrors()[1]?.tags).toMatchObject({ remote: 'host', owner: 'Plattform' });
  });

  test('MON-02 LAY-08 a remote that cannot be loaded arrives with the number of its failure, and axe finds nothing', async ({
    page,
    monitored,
    signIn,
    watch,
    sentErrors,
  }) => {
    watch.expect(/./);
    await signIn('free', monitored);
    await page.route('**/releases/messaging/**', (route) => route.abort());
    await page.goto(`${monitored}/messages`);
    await expect(page.getByText('FED-102')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expect.poll(() => sentErrors().length).toBeGreaterThan(0);
    expect(sentErrors()[0]?.tags).toMatchObject({
      remote: 'messaging',
      diagnosis: 'FED-102',
      action: 'load a page',
    });
  });

  test('MON-01 Sentry runs before the application mounts; earlier errors are kept and sent; of the console only errors', async ({
    context,
    page,
    monitored,
    watch,
    sentErrors,
  }) => {
    watch.expect(/before everything/, /console said/);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(codeOfSentry, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') throw new Error('before everything');
      }),
    );
    await context.addCookies([{ name: 'firstView', value: 'off', url: monitored }]);
    await page.goto(`${monitored}/login`, { waitUntil: 'commit' });
    await expect(page.locator('#root .sj-full-screen')).toBeVisible();
    await expect(page.getByLabel('Passwort')).toHaveCount(0);
    letGo();
    await expect(page.getByLabel('Passwort')).toBeVisible();
    await expect.poll(() => JSON.stringify(sentErrors())).toContain('before everything');
    const before = sentErrors().length;
    for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
      await page.evaluate(`console.${level}('console said ${level}')`);
    }
    await expect.poll(() => sentErrors().length).toBe(before + 1);
    expect(JSON.stringify(sentErrors().at(-1))).toContain('console said error');
  });

  for (const { chance, traced } of [
    { chance: 0.05, traced: true },
    { chance: 0.5, traced: false },
  ]) {
    test(`MON-01 one visit of ten is traced and profiled: at ${chance} ${traced}`, async ({
      page,
      monitored,
      collector,
      watch,
      sentErrors,
    }) => {
      watch.expect(/the last one/);
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, chance);
      const tracing = page.waitForResponse(/\/monitoring-tracing[\w.]*\.js$/);
      await page.goto(`${monitored}/login`);
      await tracing;
      const sent = () => collector.items.map(({ type }) => type);
      if (traced) {
        await expect.poll(sent).toEqual(expect.arrayContaining(['span', 'profile_chunk']));
        const spans = collector.items.filter(({ type }) => type === 'span');
        expect(JSON.stringify(spans.map(({ json }) => json))).toContain('/login');
      } else {
        // Leaving a page sends what there is; what the next one sends comes after it.
        await page.goto(`${monitored}/login`);
        await page.evaluate(() => console.error('the last one'));
        await expect.poll(() => sentErrors().length).toBe(1);
        expect(sent()).not.toContain('span');
        expect(sent()).not.toContain('profile_chunk');
      }
    });
  }

  test('MON-02 without a DSN nothing of Sentry is loaded', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${baseUrl}/login`);
    await expect(page.getByLabel('Passwort')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('x') })));
    // Whatever an error asks for, it has asked for once the page is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked.filter((url) => codeOfSentry.test(url))).toEqual([]);
    expect(asked.every((url) => url.startsWith(baseUrl))).toBe(true);
    expect(await page.evaluate(() => '__SENTRY__' in globalThis)).toBe(false);
  });
});
