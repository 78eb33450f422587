import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

test('CON-01 CON-07 a template that was saved fills the message of the next job', {
  tag: ['@jobs', '@desktop'],
}, async ({ page, signIn, tokenOf, job, contact, request }) => {
  await signIn('incomplete');
  const [first, second] = await uncontactedJobs(request, baseUrl, await tokenOf('incomplete'));
  if (!first || !second) throw new Error('The demo data has no job left to write to.');
  const title = `Vorlage ${Date.now().toString(36)}`;

  await job.open(first.id);
  await job.contact.click();
  await contact.message.fill('Mein Text für viele Stellen.');
  await contact.saveAsTemplate(title);
  await expect(page.getByText('Vorlage erfolgreich gespeichert')).toBeVisible();

  await job.open(second.id);
  await job.contact.click();
  await contact.templates.selectOption({ label: title });
  await expect(contact.message).toHaveValue('Mein Text für viele Stellen.');
});
