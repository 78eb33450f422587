import { expect, test } from '../access-pages/support/access-test.ts';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';

const typed = 'Guten Tag, ich kann gern am Vormittag kommen.';

test('FIND-05 unsent text outlasts signing out, for the same user only', {
  tag: ['@host', '@jobs', '@journey', '@phone'],
}, async ({ page, request, enter, layout, loginPage, pool, job, contact, watch }) => {
  // A call that is under way meets the end of the session.
  watch.expect(/status of 401/, /AxiosError/);
  const [writer, other] = [await newCandidate(request), await newCandidate(request)];
  const [target] = await uncontactedJobs(request, baseUrl, writer.token);
  const id = target?.id ?? 0;
  const offer = page.getByText(/^Ihr Entwurf vom \d\d\.\d\d\.\d{4}$/);
  await enter(writer);
  await job.open(id);
  await job.contact.click();
  await contact.message.fill(typed);
  // However the dialog is closed, the text waits in it.
  const ways = [
    () => contact.dialog.getByRole('button', { name: 'Schließen' }).click(),
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
  ];
  // It hears of keys once it has the focus, and of Back once it has its entry of the history.
  const isOpen = async () => {
    await expect(contact.dialog.locator(':focus')).toHaveCount(1);
    await page.waitForFunction(() => history.state?.layers);
  };
  for (const close of ways) {
    await close();
    await expect(contact.dialog).toBeHidden();
    await job.contact.click();
    await expect(contact.message).toHaveValue(typed);
    await isOpen();
  }
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await layout.signOut();
  const question = page.getByRole('alertdialog', { name: 'Sie haben etwas geschrieben' });
  await question.getByRole('button', { name: 'Text aufheben und abmelden' }).click();
  await expect(loginPage.heading).toBeVisible();

  await loginPage.signIn(other);
  await pool.isShown();
  await job.open(id);
  await job.contact.click();
  await expect(contact.message).toHaveValue('');
  await expect(offer).toHaveCount(0);
  await isOpen();
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await layout.signOut();
  await expect(loginPage.heading).toBeVisible();

  await loginPage.signIn(writer);
  await pool.isShown();
  await job.open(id);
  await job.contact.click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(contact.message).toHaveValue(typed);
  await expect(offer).toHaveCount(0);
});
