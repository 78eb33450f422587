import { expectAccessibleHere } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { jobListCall, type ListedJob } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

/** Jobs that the list loads at a time. */
const PAGE_SIZE = 20;

test('LAY-08 LOG-02 POOL-01 POOL-02 POOL-08 CARD-01 JOB-06 CON-01 CON-02 CON-06 CON-07 CARD-03 a candidate signs in, finds a job and contacts the employer', {
  tag: ['@jobs', '@journey', '@phone'],
}, async ({ page, loginPage, pool, job, contact, layout }) => {
  test.slow();
  const template = `Anfrage ${Date.now().toString(36)}`;
  const message = 'Guten Tag,\n\nIhre Stelle passt zu meiner Erfahrung. Ich freue mich auf Sie.';

  await test.step('sign in', async () => {
    await page.goto('/');
    await loginPage.signIn(accounts.paid);
    await pool.isShown();
  });

  const all = await pool.count();
  await test.step('filter by position: count and list follow', async () => {
    await pool.choosePosition('Reinigung', 'Reinigungskraft');
    await expect(pool.what).toHaveValue('Reinigungskraft');
    await expect.poll(() => pool.count()).toBeLessThan(all);
    expect(await pool.count()).toBeGreaterThan(0);
  });
  const byPosition = await pool.count();
  await test.step('filter by postal code: count and list follow', async () => {
    const answer = page.waitForResponse(
      (response) => jobListCall.test(response.url()) && /location_id=\d/.test(response.url()),
    );
    await pool.chooseLocation('50667', /^50667 Köln/, '50 km');
    await expect(pool.where).toHaveValue('50667 Köln, Umkreis 50 km');
    await expect.poll(() => pool.count()).toBeLessThan(byPosition);
    const found = await pool.count();
    await expect(page.getByText(new RegExp(`^1 bis \\d+ von ${found} Stellen$`))).toBeVisible();
    const titles = ((await (await answer).json()) as ListedJob[]).map((job) => job.title);
    expect(titles).toHaveLength(Math.min(found, PAGE_SIZE));
    await expect(pool.cards.first().getByRole('heading')).toHaveText(titles[0] ?? '');
  });
  await test.step('without the position there are more', async () => {
    await pool.clearWhat.click();
    await expect.poll(() => pool.count()).toBeGreaterThan(byPosition);
  });

  await test.step('scroll three pages', async () => {
    await pool.scrollFar(80);
  });

  await pool.settled();
  const card = await pool.freeCard();
  const title = (await pool.titleLink(card).textContent()) ?? '';
  await test.step('open a job', async () => {
    await pool.titleLink(card).click();
    await expect(job.heading).toHaveText(title);
  });

  await test.step('write with a new template', async () => {
    await job.contact.click();
    await expect(contact.message).toBeVisible();
    await expectAccessibleHere(page);
    await contact.message.fill(message);
    await contact.saveAsTemplate(template, () => expectAccessibleHere(page));
    await expect(page.getByText('Vorlage erfolgreich gespeichert')).toBeVisible();
    await expect.poll(() => contact.chosenTemplate()).toBe(template);
    await contact.send.click();
    await expect(page.getByText('Nachricht erfolgreich gesendet')).toBeVisible();
    await expect(contact.dialog).toBeHidden();
    await expect(job.contacted).toBeVisible();
    await expect(job.contact).toBeHidden();
  });

  await test.step("the list says 'Kontaktiert'", async () => {
    await layout.closeNotices();
    await job.back.click();
    await expect(card.getByText('Kontaktiert')).toBeVisible();
  });

  await test.step('CON-07 the template fills the message of the next job', async () => {
    await pool.titleLink(await pool.freeCard()).click();
    await job.contact.click();
    await contact.templates.selectOption({ label: template });
    await expect(contact.message).toHaveValue(message);
  });
});
