import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { withoutFirstView } from '../support/test.ts';
import { test as base, expect } from './support/access-test.ts';
import { newCandidate, type Person } from './support/new-users.ts';

const typed = 'Das habe ich schon geschrieben.';

interface Fixtures {
  /** Somebody whose session this test may end; signed in, with a message begun. */
  writer: Person;
}

const test = base.extend<Fixtures>({
  writer: async ({ page, context, request, loginPage, pool, job, contact }, use) => {
    const writer = await newCandidate(request);
    await context.clock.install();
    await loginPage.open();
    await loginPage.signIn(writer);
    await pool.isShown();
    const [target] = await uncontactedJobs(request, baseUrl, writer.token);
    await job.open(target?.id ?? 0);
    await job.contact.click();
    await contact.message.fill(typed);
    await use(writer);
    expect(page.isClosed()).toBe(false);
  },
});

// A call or file that is under way when the clock jumps finds its time over.
test.beforeEach(({ watch }) =>
  watch.expect(/AxiosError: timeout/, /ChunkLoadError: Loading (?:css )?chunk \d+ failed/),
);

test.describe('the end of a session', { tag: ['@host', '@desktop'] }, () => {
  test('ACC-19 at 2 h 50 the user can stay: a fresh token, nothing lost', async ({
    page,
    context,
    request,
    writer,
    contact,
  }) => {
    expect(writer.email).toContain('@');
    const tokenNow = async () =>
      (await context.cookies()).find(({ name }) => name === 'authToken')?.value ?? '';
    const old = await tokenNow();
    const warning = page.getByRole('alertdialog', { name: 'Möchten Sie angemeldet bleiben?' });
    await context.clock.fastForward('02:48:00');
    await expect(warning).toHaveCount(0);
    await context.clock.fastForward('02:00');
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await expect(warning).toBeHidden();
    await expect(contact.message).toHaveValue(typed);
    expect(await tokenNow()).not.toBe(old);
    const me = await request.get('/api/auth/me', {
      headers: { Authorization: `Bearer ${decodeURIComponent(await tokenNow())}` },
    });
    expect(me.status()).toBe(200);
    // The fresh three hours count from now.
    await context.clock.fastForward('02:48:00');
    await expect(warning).toHaveCount(0);
    await context.clock.fastForward('02:00');
    await expect(warning).toBeVisible();
  });

  test('ACC-14 ACC-19 at 3 h the password is asked for in place, and open queries run again', async ({
    page,
    context,
    writer,
    contact,
  }) => {
    const other = await context.newPage();
    // Hours that pass between rendering and hydration would clear its data: nobody has such a clock.
    await withoutFirstView(context);
    await other.goto('/messages');
    await expect(other.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
    await context.clock.fastForward('03:00:00');
    const name = 'Bitte melden Sie sich noch einmal an';
    const again = page.getByRole('alertdialog', { name });
    await expect(again).toContainText(writer.email);
    await expect(other.getByRole('alertdialog', { name })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await again.getByLabel('Passwort', { exact: true }).fill(writer.password);
    await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(again).toBeHidden();
    await expect(contact.message).toHaveValue(typed);
    await expect
      .poll(() =>
        asked.filter(
          (path) => path === new URL(page.url()).pathname.replace('/jobs', '/api/job_demand'),
        ),
      )
      .toHaveLength(1);
    await expect(other.getByRole('alertdialog', { name })).toBeHidden();
    await contact.send.click();
    await expect(page.getByText('Nachricht erfolgreich gesendet')).toBeVisible();
  });

  test('ACC-15 a token revoked on the server leads to the login page', async ({
    page,
    request,
    context,
    enter,
    layout,
    loginPage,
    watch,
  }) => {
    watch.expect(/status of 401/, /AxiosError/);
    const person = await newCandidate(request);
    await enter(person);
    await page.goto('/impressum');
    await expect(layout.heading('Impressum')).toBeVisible();
    const headers = { Authorization: `Bearer ${person.token}` };
    expect((await request.post('/api/auth/logout', { headers })).status()).toBe(200);
    await page.goto('/');
    await expect(loginPage.heading).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
  });

  test('ACC-11 signing out ends the session in every tab and on the server', async ({
    page,
    context,
    request,
    enter,
    layout,
    loginPage,
    watch,
  }) => {
    // A call that is under way meets the end of the session.
    watch.expect(/status of 401/, /AxiosError/);
    // What is seen is hydrated then, and hears of it.
    await withoutFirstView(context);
    const person = await newCandidate(request);
    await enter(person);
    await page.goto('/messages');
    await expect(layout.heading('Nachrichten')).toBeVisible();
    const others = await Promise.all(
      ['/impressum', '/account'].map(async (path) => {
        const tab = await context.newPage();
        await tab.goto(path);
        await expect(tab.getByRole('button', { name: 'Abmelden' })).toBeVisible();
        return tab;
      }),
    );
    await layout.signOut();
    await expect(loginPage.heading).toBeVisible();
    for (const tab of others) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
      await expect(tab).toHaveURL('/login');
    }
    // Nobody waits more than 2 s for the server to hear of it.
    const headers = { Authorization: `Bearer ${person.token}` };
    await expect
      .poll(async () => (await request.get('/api/auth/me', { headers })).status())
      .toBe(401);
    await page.goBack();
    await expect(loginPage.heading).toBeVisible();
  });
});
