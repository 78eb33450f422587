import { applyToCompany } from '../messaging/support/apply-to-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { leavePage } from '../support/leave-page.ts';
import { expect, test } from './support/access-test.ts';
import { newCandidate, newEmployer, registeredHere } from './support/new-users.ts';
import { linkToken, mailedLink, pressLink } from './support/outbox.ts';
import { logRequests } from './support/request-log.ts';

/** What a link is about, who follows it, and where it leads: to a record, a page, and where nobody knows it. */
const links = [
  { who: 'employer', target: 'candidate', id: 1, leadsTo: '/details/1' },
  { who: 'candidate', target: 'profile', leadsTo: '/profile' },
  { who: 'candidate', target: 'nobody-knows', leadsTo: '/' },
] as const;

test.describe('links of mails', { tag: ['@host', '@desktop'] }, () => {
  test.use({ storageState: registeredHere });

  test(`DEEP-01 DEEP-02 links sign in and lead to ${links.map(({ leadsTo }) => leadsTo).join(', ')}`, async ({
    page,
    context,
    request,
    layout,
    candidate,
    employer,
    watch,
  }) => {
    // What a short profile shows to whom is told elsewhere; here it is only where the link leads.
    watch.expect(/status of 404/, /AxiosError/);
    for (const { who, target, leadsTo, ...rest } of links) {
      await test.step(target, async () => {
        await leavePage(page);
        await context.clearCookies();
        const reader = { candidate, employer }[who];
        const token = await linkToken(request, reader.email);
        const query = new URLSearchParams({ param2: token, target });
        if ('id' in rest) query.set('id', String(rest.id));
        const log = logRequests(context);
        await page.goto(`/redirects/${target}?${query}`);
        await pressLink(page);
        await expect(page).toHaveURL(leadsTo);
        await expect(layout.heading()).toBeVisible();
        expect(log.urls.map((url) => new URL(url).pathname)).toContain('/api/auth/login');
        expect(await log.repeating(token)).toEqual([]);
        expect((await context.cookies()).map(({ name }) => name)).toContain('authToken');
      });
    }
  });

  test('DEEP-01 DEEP-03 the mail about an application leads the employer to the conversation', async ({
    page,
    context,
    request,
    layout,
  }) => {
    const id = await applyToCompany(request, (await newCandidate(request)).token);
    const link = await mailedLink(
      request,
      accounts.companyEmployer.email,
      (url) =>
        url.pathname === '/redirects/communication' && url.searchParams.get('id') === `${id}`,
    );
    const token = link.searchParams.get('param2') ?? '?';
    const log = logRequests(context);
    await page.goto(link.href);
    await pressLink(page, 'Nachricht öffnen');
    await expect(page).toHaveURL(`/messages/${id}`);
    await expect(layout.heading()).toBeVisible();
    expect(await log.repeating(token)).toEqual([]);
    // Every path renders the handler, and who is signed in needs no token.
    await page.goto(`/profile?id=${id}&target=job_demand`);
    await expect(page).toHaveURL(/\/jobs\/[1-9]\d*$/);
    await expect(layout.heading()).toBeVisible();
  });

  test('DEEP-03 a conversation of others: the message of the server, then the way in', async ({
    page,
    enter,
    employer,
    watch,
  }) => {
    watch.expect(/status of 404/, /AxiosError/);
    await enter(employer);
    await page.goto('/redirects/communication?id=1&target=communication');
    await expect(page.getByText('Dieses Gespräch gibt es nicht.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('DEEP-04 FIND-07 a used link: the message of the server on /login, and its target after it', async ({
    page,
    context,
    request,
    candidate,
    loginPage,
    watch,
  }) => {
    watch.expect(/status of 40[01]/, /AxiosError/);
    const token = await linkToken(request, candidate.email);
    const address = `/?param2=${token}&target=jobs`;
    await page.goto(address);
    await pressLink(page);
    await expect(page).toHaveURL('/jobs');
    await context.clearCookies();
    // Another browser: this one may use it again for some minutes (access-47).
    await page.evaluate(() => localStorage.removeItem('browserKey'));
    const refusal = page.waitForResponse('**/api/auth/login');
    await page.goto(address);
    await pressLink(page);
    const { message } = (await (await refusal).json()) as { message: string };
    // The notice that goes along; the page of the link says it, too, until it is left.
    const notices = page.getByRole('region', { name: 'Meldungen' });
    await expect(notices.getByText(message)).toBeVisible();
    await expect(loginPage.heading).toBeVisible();
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/redirects/jobs')}`);
    await loginPage.signIn(candidate);
    await expect(page).toHaveURL('/jobs');
    // Its owner is signed in: straight on.
    await page.goto(address);
    await expect(page).toHaveURL('/jobs');
  });

  test('FIND-07 TRUST-12 the link of somebody else asks before it changes the account', async ({
    page,
    context,
    request,
    enter,
    candidate,
    layout,
  }) => {
    // Changing the account ends this session: it is nobody else's.
    const employer = await newEmployer(request);
    await enter(employer);
    const session = async () =>
      (await context.cookies()).find(({ name }) => name === 'authToken')?.value;
    const before = await session();
    const link = await linkToken(request, candidate.email);
    await page.goto(`/redirects/profile?param2=${link}&target=profile`);
    const heading = page.getByRole('heading', { name: 'Dieser Link ist für ein anderes Konto' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(employer.email)).toBeVisible();
    expect(await session()).toBe(before);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Konto wechseln' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(layout.heading()).toBeVisible();
    expect(await session()).not.toBe(before);
  });

  test('DEEP-04 DEEP-02 without an answer it says so in the fixed words; who has no token signs in first', async ({
    page,
    loginPage,
    candidate,
    layout,
    watch,
  }) => {
    watch.expect(/Failed to load resource/, /AxiosError/);
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.goto('/redirects/jobs?param2=some-token&target=jobs');
    await pressLink(page);
    const notice = page.getByText('An unknown error occurred');
    await expect(notice).toBeVisible();
    expect(
      await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('en');
    await expect(loginPage.heading).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/redirects/profile?id=1&target=profile');
    await expect(loginPage.heading).toBeVisible();
    await loginPage.signIn(candidate);
    await expect(page).toHaveURL('/profile');
    await expect(layout.heading()).toBeVisible();
  });
});
