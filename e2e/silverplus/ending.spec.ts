import { type APIRequestContext, expect as expectAnswer } from '@playwright/test';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { allMails, mailedLinkTo } from '../access-pages/support/outbox.ts';
import { expectAccessible, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Orders and pays a plan of three months as a test. */
async function orderPlan(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const product = 'silver+ 3 Monate Mindestlaufzeit';
  const session = await request.post('/api/candidate_checkout_session', {
    headers,
    data: { id: token, product, redirectPath: 'silverplus' },
  });
  const { url } = (await session.json()) as { url: string };
  const id = url.split('/').at(-1);
  const order = `/api/candidate_checkout_session/${id}/order`;
  const paid = await request.post(order, { headers, data: { outcome: 'paid' } });
  expectAnswer(paid.status()).toBe(200);
}

test('TRUST-07 who knows name and address withdraws nothing; the link of the mailbox does, and open tabs close', {
  tag: ['@silverplus', '@journey', '@own', '@desktop'],
}, async ({ page, context, request, browser, layout }) => {
  test.slow();
  const person = await newCandidate(request);
  await orderPlan(request, person.token);
  await storeToken(context, baseUrl, person.token);
  const closed = layout.heading('Ihre silver+-Mitgliedschaft ist beendet');
  const other = await context.newPage();
  const { context: visitorContext, watch } = await openOtherBrowser(browser);
  const visitor = await visitorContext.newPage();

  await test.step('a member has two tabs open', async () => {
    await page.goto('/courses');
    await expect(layout.heading('Online-Kurse')).toBeVisible();
    await other.goto('/account');
    await expect(other.getByText('Ihre Vertragsnummer:')).toBeVisible();
  });

  await test.step('somebody else declares, and nothing is carried out', async () => {
    await visitor.goto('/widerruf');
    await visitor.getByLabel('Ihr Name').fill('Karin Neumann');
    await visitor.getByLabel('Ihre E-Mail-Adresse').fill(person.email);
    await visitor.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(visitor.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
    await expect
      .poll(async () =>
        (await allMails(request, person.email)).map(({ subject }) => subject).join(),
      )
      .toContain('Bitte bestätigen Sie Ihren Widerruf');
    await expect(other.getByText('Ihre Vertragsnummer:')).toBeVisible();
    await expect(closed).toBeHidden();
  });

  await test.step('the link in the mailbox of the contract asks first, then it counts', async () => {
    const link = await mailedLinkTo(request, person.email, '/vertrag-bestaetigen');
    await visitor.goto(`${link.pathname}${link.search}`);
    const button = visitor.getByRole('button', { name: 'Ja, die Erklärung ist von mir' });
    await expect(button).toBeVisible();
    await expectAccessible(visitor);
    await button.click();
    await expect(visitor.getByText('Ihr Widerruf ist bestätigt')).toBeVisible();
    await expectAccessibleNightly(visitor);
  });

  await test.step('both tabs close what has ended and say why', async () => {
    await expect(closed).toBeVisible();
    await expect(page.getByText(/Diese Seite gehört zu silver\+/)).toBeVisible();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(
      other.getByText('Die Funktionen von silver+ sind jetzt geschlossen.'),
    ).toBeVisible();
    await expect(other.getByText('Stornorechnung')).toBeVisible();
    await layout.closeNotices();
    await expectAccessible(page);
  });

  expect(watch.unexpected(), 'errors in the console of the visitor').toEqual([]);
  await visitorContext.close();
});
