import { ConversationPage } from '../pages/conversation-page.ts';
import { baseUrl } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

/** Demo data: the candidate and the private employer. */
const CONVERSATION_ID = 4;
const MESSAGES = 70;

test('MSG-06 a long history opens at its end; reading back loads more and never moves what one reads', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, signIn, tokenOf, request }) => {
  test.slow();
  const headers = { authorization: `Bearer ${await tokenOf('free')}` };
  const before = await request.get(
    `${baseUrl}/api/message?communication_id=${CONVERSATION_ID}&from=end&limit=1`,
    { headers },
  );
  const [newest] = (await before.json()) as { position: number }[];
  for (let next = (newest?.position ?? -1) + 1; next < MESSAGES; next += 1) {
    const answer = await request.post(`${baseUrl}/api/message`, {
      headers,
      data: {
        communication_id: CONVERSATION_ID,
        type: 'outreach',
        message: `Nachricht ${next}\nmit einer zweiten Zeile`,
      },
    });
    expect(answer.status()).toBe(200);
  }
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(CONVERSATION_ID);
  await expect(conversation.messages.last()).toBeInViewport();
  await expect(conversation.answer).toBeInViewport();
  const loaded = await conversation.messages.count();
  expect(loaded).toBeLessThan(40);

  await test.step('scrolling back loads what is before, step by step', async () => {
    await page.mouse.move(700, 400);
    const first = conversation.messages.first();
    await expect(async () => {
      await page.mouse.wheel(0, -1_000);
      // It goes when all is loaded, perhaps just now.
      if (await conversation.older.isVisible()) await conversation.older.click({ timeout: 1_000 });
      await expect(first).toHaveAttribute('aria-posinset', '1', { timeout: 100 });
    }).toPass();
  });

  await test.step('what is far away is put away, and stands in its place when it comes back', async () => {
    const newest = conversation.message(`Nachricht ${MESSAGES - 1}`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(newest).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const was = await height();
    await conversation.answer.focus();
    await expect(newest).toBeVisible();
    expect(Math.abs((await height()) - was)).toBeLessThan(3);
  });

  await test.step('a batch that comes later moves nothing', async () => {
    await page.reload();
    await conversation.messages.first().waitFor();
    await expect(conversation.older).toBeAttached();
    const row = conversation.message(`Nachricht ${MESSAGES - 20}`).first();
    const was = await row.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      return element.getBoundingClientRect().top;
    });
    await expect.poll(() => conversation.messages.count()).toBeGreaterThanOrEqual(35);
    const top = await row.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - was)).toBeLessThan(3);
  });

  await test.step('by keyboard, with the button', async () => {
    await conversation.older.focus();
    const row = conversation.messages.first();
    const id = await row.getAttribute('data-id');
    const anchor = page.locator(`[data-id="${id}"]`);
    const place = () => anchor.evaluate((element) => element.getBoundingClientRect().top);
    const was = await place();
    await page.keyboard.press('Enter');
    await expect(row).not.toHaveAttribute('data-id', id ?? '');
    expect(Math.abs((await place()) - was)).toBeLessThan(3);
  });
});
