import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface OutboxMail {
  recipient: string;
  subject: string;
  text: string;
}

test('SAVE-06 a job alert of the demo lies in the outbox; its link asks first, its button ends the mails', {
  tag: ['@account', '@own', '@desktop'],
}, async ({ page, request, layout }) => {
  const { mails } = (await (await request.get('/api/dev/outbox')).json()) as {
    mails: OutboxMail[];
  };
  const alert = mails.find(
    ({ recipient, subject }) =>
      recipient === accounts.free.email && subject.includes('neue Stelle'),
  );
  const link = /\/suche-abbestellen\?token=\S+/.exec(alert?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(layout.heading('Keine E-Mails mehr zu dieser Suche')).toBeVisible();
  // The token has left the address.
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keine E-Mails mehr senden' }).click();
  await expect(page.getByText('Sie bekommen keine E-Mails mehr zu dieser Suche')).toBeVisible();
  await expectAccessible(page);
});
