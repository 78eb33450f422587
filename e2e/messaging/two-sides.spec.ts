import type { Page, Request, Route } from '@playwright/test';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { applyToCompany } from './support/apply-to-company.ts';

/** Demo data: a conversation of the candidate with an employer to whom no other test writes. */
const QUIET_CONVERSATION_ID = 2;

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';
const untilTold = (page: Page) => page.waitForResponse((answer) => isStream(answer.request()));

test('MSG-01 MSG-04 MSG-05 MSG-07 MSG-10 candidate and employer talk in two browsers; all tabs of one share a stream', {
  tag: ['@messaging', '@journey', '@desktop'],
}, async ({ page, context, request, tokenOf, browser, layout }) => {
  test.slow();
  // Somebody new has this conversation only, whatever others wrote before.
  const person = await newCandidate(request);
  const id = await applyToCompany(request, person.token);
  const mark = Date.now().toString(36);
  const question = `Passt Ihnen Mittwoch? ${mark}`;
  const further = `Oder Donnerstag? ${mark}`;
  const answer = `Mittwoch passt gut. ${mark}`;
  const { context: employerContext, watch: otherWatch } = await openOtherBrowser(browser);
  await storeToken(employerContext, baseUrl, await tokenOf('companyEmployer'));
  await storeToken(context, baseUrl, person.token);
  const streams: Request[] = [];
  context.on('request', (asked) => {
    if (isStream(asked)) streams.push(asked);
  });
  const employerPage = await employerContext.newPage();
  const employer = new ConversationPage(employerPage);
  const candidate = new ConversationPage(page);
  const tab = await context.newPage();
  const entry = layout.sideMenu.getByRole('link', { name: /^Nachrichten/ });

  await test.step('both are there, the candidate in two tabs', async () => {
    const told = [untilTold(page), untilTold(employerPage)];
    await page.goto('/');
    await employer.open(id);
    await expect(employer.heading).toHaveText(/Bewerbung auf eine Stellenanzeige$/);
    await Promise.all(told);
    await tab.goto('/account');
    expect(await page.title()).not.toMatch(/^\(/);
  });

  await test.step('the employer asks; menu and titles of both tabs say so without reload', async () => {
    await employer.write(question);
    await expect(employer.message(question)).toHaveCount(1);
    await expect(employer.answer).toHaveValue('');
    await expect(employer.answer).toBeFocused();
    await expect(entry).toHaveAccessibleName(/^Nachrichten 1 ungelesene Nachricht$/);
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(tab).toHaveTitle(/^\(1\) Mein Konto/);
    await employer.write(further);
    await expect(entry).toHaveAccessibleName(/^Nachrichten 2 ungelesene Nachrichten$/);
  });

  await test.step('once they are read nothing says so any more', async () => {
    await layout.go('Nachrichten');
    await expect(layout.heading(/^Nachrichten \(1 Gespräch\)$/)).toBeVisible();
    await page.getByRole('link', { name: /Gesprächsverlauf/ }).click();
    await expect(candidate.heading).toHaveText(/Bewerbung bei einem Arbeitgeber$/);
    await expect(candidate.message(further)).toHaveCount(1);
    await expect(entry).toHaveAccessibleName('Nachrichten');
    await expect(tab).toHaveTitle(/^Mein Konto/);
  });

  await test.step('the candidate answers, the employer sees it and asks once more, without reload', async () => {
    await candidate.write(answer);
    await expect(candidate.message(answer)).toHaveCount(1);
    await expect(employer.message(answer)).toHaveCount(1);
    const last = `Bis dann! ${mark}`;
    await employer.write(last);
    await expect(candidate.message(last)).toHaveCount(1);
    await page.getByRole('link', { name: 'Alle Nachrichten' }).click();
    // The list shows the newest message.
    await expect(page.getByRole('article').filter({ hasText: last })).toHaveCount(1);
  });
  expect(streams).toHaveLength(1);
  expect(otherWatch.unexpected()).toEqual([]);
  await employerContext.close();
});

test('MSG-10 messages-23 CON-09 a send that fails, is slow, or whose answer is lost arrives once, and nothing typed is lost', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn, watch, layout }) => {
  test.slow();
  watch.expect(/Failed to load resource|Network Error|AxiosError/);
  const mark = Date.now().toString(36);
  const conversation = new ConversationPage(page);
  /** Answers the next sends in place of the server. */
  const answerSends = async (answer: (route: Route) => Promise<void>) => {
    await page.unroute('**/api/message');
    await page.route('**/api/message', (route) =>
      route.request().method() === 'POST' ? answer(route) : route.fallback(),
    );
  };
  await signIn('free');
  await conversation.open(QUIET_CONVERSATION_ID);

  await test.step('an unsent answer survives a reload', async () => {
    await conversation.answer.fill('Noch nicht fertig');
    await page.reload();
    await expect(conversation.answer).toHaveValue('Noch nicht fertig');
  });

  const failing = `Kommt das an? ${mark}`;
  await test.step('it fails: the text stays, the retry arrives', async () => {
    let failures = 0;
    await answerSends((route) => {
      failures += 1;
      return failures > 1 ? route.fallback() : route.abort('connectionreset');
    });
    await conversation.write(failing);
    await expect(page.getByText('Failed to save outreach')).toBeVisible();
    await expect(conversation.answer).toHaveValue(failing);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(conversation.message(failing)).toHaveCount(1);
    await expect(conversation.answer).toHaveValue('');
    await layout.closeNotices();
  });

  const slow = `Dauert das lange? ${mark}`;
  await test.step('it is slow: the text stays in the field, and sending again does nothing', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let sends = 0;
    await answerSends(async (route) => {
      sends += 1;
      await late;
      return route.fallback();
    });
    await conversation.write(slow);
    await expect(page.getByText('Wird gesendet …')).toBeVisible();
    await expect(conversation.answer).toHaveValue(slow);
    await conversation.answer.press('Control+Enter');
    await expect(conversation.answer).toHaveValue(slow);
    expect(sends).toBe(1);
    arrive();
    await expect(conversation.message(slow)).toHaveCount(1);
    await expect(conversation.answer).toHaveValue('');
    await layout.closeNotices();
  });

  const lost = `Ist das da? ${mark}`;
  await test.step('its answer is lost: seen in the history, nothing says that it failed', async () => {
    await answerSends(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await conversation.write(lost);
    await expect(conversation.message(lost)).toHaveCount(1);
    await expect(conversation.answer).toHaveValue('');
    await expect(page.getByText('Failed to save outreach')).toBeHidden();
    await expect(page.getByText('Nachricht erfolgreich gesendet')).toBeVisible();
  });

  await page.reload();
  for (const text of [failing, slow, lost]) await expect(conversation.message(text)).toHaveCount(1);
});
