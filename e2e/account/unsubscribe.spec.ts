import { allMails } from '../access-pages/support/outbox.ts';
import { expectAccessible, expectAccessibleNightly } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('SAVE-06 a job alert of the demo lies in the outbox; its link asks first, its button ends the mails', {
  tag: ['@account', '@own', '@desktop'],
}, async ({ page, request, layout }) => {
  const mails = await allMails(request, accounts.free.email);
  const alert = mails.find(({ subject }) => subject.includes('neue Stelle'));
  const link = /\/suche-abbestellen\?token=\S+/.exec(alert?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(layout.heading('Keine E-Mails mehr zu dieser Suche')).toBeVisible();
  // The token has left the address.
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keine E-Mails mehr senden' }).click();
  await expect(page.getByText('Sie bekommen keine E-Mails mehr zu dieser Suche')).toBeVisible();
  await expectAccessibleNightly(page);
});
