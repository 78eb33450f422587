import { mailedLinkTo } from '../access-pages/support/outbox.ts';
import { expectAccessible, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

/** An advertisement of the demo that its candidate with silver+ has not written to. */
const JOB_ID = 23;
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('REACH-07 a helper is invited, saves a job and writes a text; one press ends it in the open page', {
  tag: ['@account', '@journey', '@desktop'],
}, async ({ page, signIn, layout, request, browser }) => {
  test.slow();
  // Each run has a helper of its own.
  const name = `Anna ${Date.now()}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
  const paper = `Zeugnis ${name}.png`;
  await signIn('paid');
  await page.goto('/unterlagen');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: paper, mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('heading', { name: paper })).toBeVisible();
  await page.goto('/vertrauensperson');
  await expect(layout.heading('Vertrauensperson')).toBeVisible();
  await page.getByLabel('Name der Person').fill(name);
  await page.getByLabel('E-Mail-Adresse der Person').fill(email);
  await page.getByRole('checkbox', { name: 'Stellen suchen und merken' }).check();
  await page.getByRole('checkbox', { name: 'Entwürfe schreiben' }).check();
  await page.getByRole('checkbox', { name: 'Unterlagen und Kontaktdaten auswählen' }).check();
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText(`Die Einladung an ${name} ist unterwegs.`)).toBeVisible();
  await expectAccessibleNightly(page);

  const context = await browser.newContext({ baseURL: baseUrl });
  const helper = await context.newPage();
  await test.step('the helper accepts by the link of the mail', async () => {
    const link = await mailedLinkTo(request, email, '/helfen');
    await helper.goto(`${link.pathname}${link.search}`);
    await helper.getByRole('button', { name: 'Weiter' }).click();
    await expect(helper.getByText('Das dürfen Sie:')).toBeVisible();
    await expectAccessible(helper);
    await helper.getByRole('button', { name: /^Ja, ich helfe/ }).click();
    await expect(helper.getByText(/^Sie helfen /)).toBeVisible();
  });

  await test.step('pages that are not allowed lead back', async () => {
    await helper.goto('/messages');
    await expect(helper).toHaveURL('/');
  });

  await test.step('the helper saves a job and writes a text', async () => {
    await helper.goto(`/jobs/${JOB_ID}`);
    const marked = helper.waitForResponse(
      (answer) => answer.url().includes('/saved_job') && answer.request().method() !== 'GET',
    );
    // A run before may have saved it.
    await helper.getByRole('button', { name: /^(?:Merken|Gemerkt)/ }).click();
    await marked;
    await helper.getByLabel('Text an den Arbeitgeber').fill(`Guten Tag, ${name} schreibt.`);
    await helper.getByRole('checkbox', { name: paper }).check();
    await expect(helper.getByRole('button', { name: /^Vorschau/ })).toHaveCount(0);
    await helper.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(helper.getByRole('button', { name: 'Entwurf löschen' })).toBeVisible();
    await expectAccessible(helper);
  });

  await test.step('the candidate reads who did what', async () => {
    await page.reload();
    const acts = page.getByText(`Was ${name} getan hat (3)`);
    await acts.click();
    const own = layout.main.locator('li').filter({ hasText: email });
    await expect(own.getByText(/^Stelle (?:nicht mehr )?gemerkt: /)).toBeVisible();
    const text = `Guten Tag, ${name} schreibt.`;
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessibleNightly(page);
    const draft = layout.main.locator('section').filter({ hasText: text });
    await expect(draft.getByText(`Geschrieben von ${name} am `)).toBeVisible();
    await expect(draft.getByText(`${name} schlägt vor, das mitzuschicken.`)).toBeVisible();
    await expect(draft.getByRole('checkbox', { name: paper })).toBeChecked();
    await expect(own.getByText(new RegExp(`ausgewählt: ${paper}`))).toBeVisible();
    await draft.getByRole('button', { name: `Vorschau: ${paper}` }).click();
    await expect(draft.getByRole('img', { name: `Vorschau von ${paper}` })).toBeVisible();
    await expectAccessible(page);
    await draft.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByText(text)).toBeHidden();
  });

  await test.step('one press ends it, also in the page that is open', async () => {
    await page.getByRole('button', { name: `Beenden: Hilfe von ${name}` }).click();
    await expect(page.getByText(`${name} hilft Ihnen nicht mehr`)).toBeVisible();
    await helper.getByRole('link', { name: 'Gemerkte Stellen' }).click();
    await expect(helper).toHaveURL(/\/helfen\?grund=abgemeldet$/);
    await expect(
      helper.getByRole('heading', { level: 1, name: 'Jemandem bei der Stellensuche helfen' }),
    ).toBeVisible();
  });
  await context.close();
  await page.goto('/unterlagen');
  await page.getByRole('button', { name: `Löschen: ${paper}` }).click();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByRole('heading', { name: paper })).toHaveCount(0);
});
