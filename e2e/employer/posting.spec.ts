import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { ContactDialog } from '../pages/contact-dialog.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { Picker } from '../pages/picker.ts';
import { PoolPage } from '../pages/pool-page.ts';
import {
  expectAccessible,
  expectAccessibleHere,
  expectAccessibleNightly,
} from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { PASSING } from '../support/jobs.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Rare, and far from the demo logins: nobody else's test counts these jobs. */
const POSITION = 'Nachtwache in der Pflege';
const POSTAL_CODE = '04109';

/** In half a year. */
const FIRST_DAY = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

const employerJob = (page: Page, title: string) => page.getByRole('article', { name: title });

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Gesuchte Tätigkeit' }).click();
  await new Picker(page, 'Welche Tätigkeit suchen Sie?').choose('Nachtwache', POSITION);
  await page.getByLabel('Titel der Anzeige').fill(title);
  await page
    .getByLabel('Beschreibung')
    .fill('Wir suchen Sie für ruhige Nächte.\n\nIhre Aufgaben:\n- Rundgänge\n- Da sein');
  await page.getByLabel('Stellentyp').selectOption('Minijob');
  await page
    .getByLabel('Mindestens benötigtes Arbeitspensum')
    .selectOption('mindestens 6 Stunden pro Woche');
  await page.getByLabel('Postleitzahl des Einsatzortes').fill(POSTAL_CODE);
  await expect(page.getByText(`${POSTAL_CODE} Leipzig`).first()).toBeVisible();
}

const ALT = 'Unsere Station bei Nacht';

/** A picture whose every browser has loaded it. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: ALT });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('EMP-01 EMP-02 EMP-03 EMP-04 TRUST-08 TRUST-09 REACH-09 a job is posted, found, answered to and paused', {
  tag: ['@employer', '@journey', '@desktop'],
}, async ({ page, signIn, browser, tokenOf, watch }) => {
  test.slow();
  // The page may be loaded again while its draft is on its way to the server.
  watch.expect(/status of 404/, /status of 409 .*\/job_draft\//, /AxiosError/);
  const title = `Ruhige ${PASSING} ${Date.now().toString(36)}`;
  const { context: other, watch: otherWatch } = await openOtherBrowser(browser);
  otherWatch.expect(/status of 404/, /AxiosError/);
  await storeToken(other, baseUrl, await tokenOf('free'));
  const candidatePage = await other.newPage();
  const pool = new PoolPage(candidatePage);
  const job = new JobPage(candidatePage);
  await signIn('companyEmployer');

  await test.step('controls stand at one height; what is missing is said', async () => {
    await page.goto('/new/job');
    const boxOf = (label: RegExp) => page.getByLabel(label).boundingBox();
    const hours = await boxOf(/^Wie viele Stunden in der Woche mindestens/);
    expect((await boxOf(/^Stellentyp/))?.y).toBe(hours?.y);
    const radius = await boxOf(/^Wie weit entfernt darf jemand wohnen/);
    expect((await boxOf(/^Postleitzahl des Einsatzortes/))?.y).toBe(radius?.y);
    await page.getByRole('button', { name: 'Zahlungspflichtig schalten' }).click();
    await expect(page.getByText('Bitte prüfen Sie Ihre Angaben')).toBeVisible();
    await expectAccessibleHere(page);
  });

  await test.step('the employer writes, looks at the preview and posts', async () => {
    await fillIn(page, title);
    const preview = page.getByRole('region', { name: 'Vorschau' });
    await expect(preview.getByText(title, { exact: true })).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Ihre Aufgaben' })).toBeVisible();
    await page.getByLabel('Beschreibung').press('End');
    await page.getByLabel('Beschreibung').pressSequentially(' Für unser junges Team');
    await expect(page.getByText('Bitte prüfen Sie diese Wörter')).toBeVisible();
    const photograph = await page.screenshot({ type: 'jpeg' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'station.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await page.getByLabel('Was ist auf dem Bild zu sehen?').fill(ALT);
    await expect(preview.getByRole('img', { name: ALT })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Montag' }).check();
    await page.getByRole('checkbox', { name: 'Mittwoch' }).check();
    await page.getByRole('checkbox', { name: 'abends' }).check();
    await page.getByLabel('Erster Arbeitstag').fill(FIRST_DAY);
    await page.getByLabel('Wie viele Menschen suchen Sie?').fill('3');
    await page.getByLabel('Straße und Hausnummer').fill('Goldschmidtstraße 7');
    await expect(preview.getByText('Montag und Mittwoch, abends', { exact: true })).toBeVisible();
    await page.reload();
    // What was typed is still there.
    await expect(page.getByLabel('Titel der Anzeige')).toHaveValue(title);
    await expect(page.getByLabel('Was ist auf dem Bild zu sehen?')).toHaveValue(ALT);
    await expect(page.getByRole('checkbox', { name: 'Mittwoch' })).toBeChecked();
    // Enter in a field posts nothing (AGE-01).
    await page.getByLabel('Titel der Anzeige').press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/new\/job\?entwurf=[\da-f-]+$/);
    await page.getByRole('button', { name: 'Zahlungspflichtig schalten' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('58,31');
    await expectAccessibleNightly(page);
    await page.getByRole('button', { name: /^Zahlungspflichtig schalten für/ }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(employerJob(page, title)).toContainText('Noch keine Bewerbungen');
  });

  await test.step('a candidate finds it by position and place, and writes', async () => {
    await pool.open();
    await pool.choosePosition('Nachtwache', POSITION);
    await pool.chooseLocation(POSTAL_CODE, new RegExp(`${POSTAL_CODE} Leipzig`));
    await candidatePage.getByRole('link', { name: title, exact: true }).click();
    await expect(job.heading).toHaveText(title);
    await expectPicture(candidatePage);
    await job.contact.click();
    const contact = new ContactDialog(candidatePage);
    await contact.message.fill('Nachts bin ich hellwach.');
    await contact.send.click();
    await expect(job.contacted).toBeVisible();
  });

  await test.step('REACH-09 employers-93 employers-94 employers-96 whoever is not signed in reads and sees it, too', async () => {
    const [id] = /\d+/.exec(new URL(candidatePage.url()).pathname) ?? [];
    const { context: visitor, watch: visitorWatch } = await openOtherBrowser(browser);
    const visitorPage = await visitor.newPage();
    await visitorPage.goto(`/stelle/${id}/-`);
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(title);
    const shown = visitorPage.getByRole('main');
    await expect(shown).toContainText('Montag und Mittwoch, abends');
    await expect(shown).toContainText(FIRST_DAY.split('-').reverse().join('.'));
    await expect(shown).toContainText('Goldschmidtstraße 7, 04109 Leipzig');
    await expect(shown).toContainText(/Freie Stellen\s*3/);
    await expectPicture(visitorPage);
    expect(visitorWatch.unexpected()).toEqual([]);
    await visitor.close();
  });

  await test.step('the employer reads, opens the short profile and answers', async () => {
    await page.goto('/jobs');
    await expect(employerJob(page, title)).toContainText('1 Bewerbung, 1 neue Nachricht');
    await employerJob(page, title)
      .getByRole('link', { name: /^Bewerbungen lesen/ })
      .click();
    const conversation = new ConversationPage(page);
    await expect(conversation.message('Nachts bin ich hellwach.')).toBeVisible();
    await page.getByRole('link', { name: 'Kurzprofil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurzprofil');
    await expect(page.getByText('Frau Renate Schuster', { exact: true })).toBeVisible();
    await expectAccessibleNightly(page);
    await page.goBack();
    await conversation.answer.fill('Dann sollten wir uns kennenlernen.');
    await conversation.send.click();
    await expect(conversation.message('Dann sollten wir uns kennenlernen.')).toBeVisible();
  });

  await test.step('TRUST-09 the employer invites with the kind text, and the candidate sees it', async () => {
    await page.getByRole('link', { name: 'Einladen oder absagen' }).click();
    await page.getByRole('button', { name: /^Einladen/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Zum Gespräch einladen' });
    await expect(dialog.getByLabel('Ihre Nachricht')).toHaveValue(new RegExp(title));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByText('Eingeladen', { exact: true })).toBeVisible();
    await candidatePage.goto('/applications');
    const own = candidatePage.getByRole('article').filter({ hasText: title });
    await expect(own.getByText('Eingeladen')).toBeVisible();
    await candidatePage.goBack();
    await expect(job.heading).toHaveText(title);
  });

  await test.step('TRUST-09 it is prolonged with one click', async () => {
    await page.goto('/jobs');
    await employerJob(page, title)
      .getByRole('button', { name: /^Verlängern/ })
      .click();
    await expect(page.getByText('Die Anzeige ist verlängert')).toBeVisible();
  });

  await test.step('paused, it leaves the pool and its page says so', async () => {
    await page.goto('/jobs');
    await employerJob(page, title)
      .getByRole('button', { name: /^Pausieren/ })
      .click();
    await expect(employerJob(page, title).getByText('Pausiert')).toBeVisible();
    await candidatePage.reload();
    await expect(
      candidatePage.getByText('Diese Stelle wurde vom Arbeitgeber deaktiviert'),
    ).toBeVisible();
    await candidatePage.goto('/');
    await expect(pool.heading.or(pool.empty).first()).toBeVisible();
    await expect(candidatePage.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('the invoice is there', async () => {
    await page.goto('/finances');
    const booking = page.getByRole('article').filter({ hasText: title });
    await expect(booking).toContainText('58,31 €');
    await booking.getByRole('link').click();
    await expect(page.getByRole('table')).toContainText('zuzüglich 19 % Umsatzsteuer');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Als PDF speichern/ }).click();
    const file = await readFile(await (await download).path());
    const { text } = await extractText(new Uint8Array(file), { mergePages: true });
    for (const words of [title, 'USt-IdNr.', '58,31']) expect(text).toContain(words);
  });
  expect(otherWatch.unexpected()).toEqual([]);
  await other.close();
});
