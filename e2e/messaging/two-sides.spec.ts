import type { Response } from '@playwright/test';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { applyToCompany } from './support/apply-to-company.ts';

/** Demo data: candidate and company about a job of it. */
const CONVERSATION_ID = 1;
/** Another one of the candidate, so that the tests do not hear each other. */
const QUIET_CONVERSATION_ID = 2;

const isStream = (response: Response) => new URL(response.url()).pathname === '/api/events';

test('MSG-01 MSG-04 MSG-05 MSG-07 MSG-10 candidate and employer talk in two browsers', {
  tag: ['@messaging', '@journey', '@desktop'],
}, async ({ page, context, request, tokenOf, browser, layout }) => {
  test.slow();
  // Somebody new has this conversation only, whatever others wrote before.
  const person = await newCandidate(request);
  const id = await applyToCompany(request, person.token);
  const mark = Date.now().toString(36);
  const question = `Passt Ihnen Mittwoch? ${mark}`;
  const answer = `Mittwoch passt gut. ${mark}`;
  const { context: other, watch: otherWatch } = await openOtherBrowser(browser);
  await storeToken(other, baseUrl, await tokenOf('companyEmployer'));
  const candidate = new ConversationPage(page);
  await storeToken(context, baseUrl, person.token);

  const employerPage = await other.newPage();
  const streams = [page.waitForResponse(isStream), employerPage.waitForResponse(isStream)];
  const employer = new ConversationPage(employerPage);

  await test.step('both open the conversation', async () => {
    await page.goto('/');
    await layout.go('Nachrichten');
    await expect(layout.heading(/^Nachrichten \(1 Gespräch\)$/)).toBeVisible();
    await page.getByRole('link', { name: /Gesprächsverlauf/ }).click();
    await expect(candidate.heading).toHaveText(/Bewerbung bei einem Arbeitgeber$/);
    await employer.open(id);
    await expect(employer.heading).toHaveText(/Bewerbung auf eine Stellenanzeige$/);
    // Both are told of news from here on.
    await Promise.all(streams);
  });

  await test.step('the employer asks, the candidate sees it without reload', async () => {
    await employer.write(question);
    await expect(employer.message(question)).toHaveCount(1);
    await expect(employer.answer).toHaveValue('');
    await expect(employer.answer).toBeFocused();
    await expect(candidate.message(question)).toHaveCount(1);
  });

  await test.step('the candidate answers, the employer sees it without reload', async () => {
    await candidate.write(answer);
    await expect(candidate.message(answer)).toHaveCount(1);
    await expect(employer.message(answer)).toHaveCount(1);
  });

  await test.step('the list shows the newest message', async () => {
    await page.getByRole('link', { name: 'Alle Nachrichten' }).click();
    await expect(page.getByRole('article').filter({ hasText: answer })).toHaveCount(1);
  });
  expect(otherWatch.unexpected()).toEqual([]);
  await other.close();
});

test('MSG-10 a failing send: the text stays, the retry arrives once', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn, watch }) => {
  watch.expect(/Failed to load resource|Network Error|AxiosError/);
  const text = `Kommt das an? ${Date.now().toString(36)}`;
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(QUIET_CONVERSATION_ID);
  let failures = 0;
  await page.route('**/api/message', async (route) => {
    if (route.request().method() !== 'POST' || failures > 0) return route.fallback();
    failures += 1;
    await route.abort('connectionreset');
  });
  await conversation.write(text);
  await expect(page.getByText('Failed to save outreach')).toBeVisible();
  await expect(conversation.answer).toHaveValue(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(conversation.message(text)).toHaveCount(1);
  await expect(conversation.answer).toHaveValue('');
  await page.reload();
  await expect(conversation.message(text)).toHaveCount(1);
});

test('MSG-10 messages-23 a send whose answer is lost: seen in the history, nothing says that it failed', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn, watch }) => {
  watch.expect(/Failed to load resource|Network Error|AxiosError/);
  const text = `Ist das da? ${Date.now().toString(36)}`;
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(QUIET_CONVERSATION_ID);
  await page.route('**/api/message', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await conversation.write(text);
  await expect(conversation.message(text)).toHaveCount(1);
  await expect(conversation.answer).toHaveValue('');
  await expect(page.getByText('Failed to save outreach')).toBeHidden();
  await expect(page.getByText('Nachricht erfolgreich gesendet')).toBeVisible();
});

test('MSG-10 a slow send: the text stays in the field, sending again does nothing, it arrives once', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn }) => {
  const text = `Dauert das lange? ${Date.now().toString(36)}`;
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(QUIET_CONVERSATION_ID);
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let sends = 0;
  await page.route('**/api/message', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sends += 1;
    await slow;
    return route.fallback();
  });
  await conversation.write(text);
  await expect(page.getByText('Wird gesendet …')).toBeVisible();
  await expect(conversation.answer).toHaveValue(text);
  await conversation.answer.press('Control+Enter');
  await expect(conversation.answer).toHaveValue(text);
  expect(sends).toBe(1);
  arrive();
  await expect(conversation.message(text)).toHaveCount(1);
  await expect(conversation.answer).toHaveValue('');
  await page.reload();
  await expect(conversation.message(text)).toHaveCount(1);
});

test('MSG-10 CON-09 an unsent answer survives a reload', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn }) => {
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(QUIET_CONVERSATION_ID);
  await conversation.answer.fill('Noch nicht fertig');
  await page.reload();
  await expect(conversation.answer).toHaveValue('Noch nicht fertig');
  await conversation.answer.fill('');
});

test('MSG-08 LAY-08 axe finds nothing in list, conversation and warning', {
  tag: ['@messaging', '@a11y', '@desktop'],
}, async ({ page, signIn, layout, watch }) => {
  watch.expect(/status of 404/, /AxiosError/);
  const conversation = new ConversationPage(page);
  await signIn('free');
  await page.goto('/messages');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await conversation.open(CONVERSATION_ID);
  await expectAccessibleAtBothWidths(page);
  // A conversation of others.
  await page.goto('/messages/5');
  await expect(layout.heading('Gespräch nicht gefunden')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
