import { ConversationPage } from '../pages/conversation-page.ts';
import { expectAccessibleHere } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** Demo data: an employer wrote to the candidate. */
const CONVERSATION_ID = 3;

test('MSG-08 LAY-08 the dialog to report a message is reached by keyboard and keeps what was typed; a conversation of others is none', {
  tag: ['@messaging', '@a11y', '@desktop'],
}, async ({ page, signIn, layout, watch }) => {
  watch.expect(/status of 404/, /AxiosError/);
  const conversation = new ConversationPage(page);
  await signIn('free');
  await conversation.open(CONVERSATION_ID);
  const report = page.getByRole('button', { name: /^Nachricht melden/ }).first();
  await report.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nachricht melden' });
  await expect(dialog).toBeVisible();
  await expectAccessibleHere(page);
  await dialog.getByLabel(/Was sollen wir dazu wissen/).fill('Noch nicht fertig');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/Was sollen wir dazu wissen/)).toHaveValue('Noch nicht fertig');

  await page.goto('/messages/5');
  await expect(layout.heading('Gespräch nicht gefunden')).toBeVisible();
  await expectAccessibleHere(page);
});
