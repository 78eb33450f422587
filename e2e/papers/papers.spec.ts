import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Download, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { newCandidate, newEmployer } from '../access-pages/support/new-users.ts';
import { allMails } from '../access-pages/support/outbox.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { expectAccessibleHere, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { PASSING } from '../support/jobs.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CV = 'Lebenslauf Karin Neumann.pdf';
const PHOTO = 'Arbeitszeugnis.jpg';
const MESSAGE = 'Guten Tag,\n\nanbei finden Sie meinen Lebenslauf und mein Zeugnis.';
const SECOND = 'Mein Zeugnis noch einmal, wie besprochen.';

interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A CV as a PDF, and a photograph that is sent in several parts. */
async function makeFiles(browser: Browser): Promise<{ cv: MadeFile; photo: MadeFile }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.setContent('<h1>Lebenslauf</h1><canvas width="900" height="600"></canvas>');
  const pdf = await page.pdf({ format: 'A4' });
  // Grain, as cameras have it, makes the file large.
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    const picture = context?.createImageData(canvas.width, canvas.height);
    if (!context || !picture) throw new Error('no canvas');
    for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = (at * 7919) % 251;
    context.putImageData(picture, 0, 0);
  });
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 100 });
  await page.close();
  return {
    cv: { name: CV, mimeType: 'application/pdf', buffer: pdf },
    photo: { name: PHOTO, mimeType: 'image/jpeg', buffer: jpeg },
  };
}

/** The field behind 'Datei hochladen', the first of the page. */
const chooseFile = (page: Page) => page.locator('input[type=file]').first();

/** What a press brings onto the device. */
async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<Download & { bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return Object.assign(file, { bytes: await readFile(await file.path()) });
}

/** An advertisement of the company of the demo that is online. */
async function jobOfCompany(api: APIRequestContext, token: string): Promise<number> {
  const response = await api.get(`${baseUrl}/api/job_demand/own`, { headers: bearer(token) });
  expect(response.status()).toBe(200);
  const jobs = (await response.json()) as { id: number; status: string; title: string }[];
  const job = jobs.find(({ status, title }) => status === 'active' && !title.includes(PASSING));
  if (!job) throw new Error('The company of the demo has no job online.');
  return job.id;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

test('REACH-01 REACH-02 REACH-03 papers go from the device to one employer, and are taken back', {
  tag: ['@journey', '@desktop'],
}, async ({ page, context, browser, request, tokenOf, job, contact, watch }) => {
  test.slow();
  watch.expect(/status of 400/, /status of 404/, /ERR_FAILED|ERR_CONNECTION/, /AxiosError/);
  const { cv, photo } = await makeFiles(browser);
  const person = await newCandidate(request);
  await storeToken(context, baseUrl, person.token);
  const employerToken = await tokenOf('companyEmployer');
  const jobId = await jobOfCompany(request, employerToken);
  const paper = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step('REACH-01 a PDF and a photograph are kept, and named', async () => {
    await page.clock.install();
    await page.goto('/unterlagen');
    await expect(page.getByRole('heading', { name: 'Noch keine Unterlagen' })).toBeVisible();
    await chooseFile(page).setInputFiles({ ...cv, name: 'scan.pdf' });
    await expect(paper('scan.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Umbenennen: scan.pdf' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(CV.replace('.pdf', ''));
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(paper(CV)).toBeVisible();
  });

  await test.step('REACH-02 a break keeps what has arrived, and a press goes on', async () => {
    let away = false;
    const offsets: number[] = [];
    await page.route(/\/api\/paper_upload/, async (route) => {
      if (away) return route.abort();
      const body = route.request().postDataJSON() as { offset?: number } | null;
      if (body?.offset !== undefined) offsets.push(body.offset);
      // After the first part the line is gone.
      if (body?.offset === 0) away = true;
      await route.continue();
    });
    await chooseFile(page).setInputFiles(photo);
    await expect(page.getByRole('progressbar')).toBeVisible();
    // It tries three times more by itself, later each time.
    await expect(async () => {
      await page.clock.fastForward(6_000);
      await expect(page.getByText('Was schon angekommen ist, bleibt erhalten.')).toBeVisible({
        timeout: 250,
      });
    }).toPass();
    away = false;
    await page.getByRole('button', { name: 'Weiter hochladen' }).click();
    await expect(paper(PHOTO)).toBeVisible();
    expect(offsets[0]).toBe(0);
    expect(offsets[1], 'the first part is not sent again').toBeGreaterThan(0);
    await page.unroute(/\/api\/paper_upload/);
  });

  await test.step('REACH-02 what is disguised or damaged is refused in a sentence', async () => {
    const refused: [string, Buffer, RegExp][] = [
      ['Zeugnis.pdf', photo.buffer, /heißt „\.pdf“, ist aber in Wahrheit „\.jpg“/],
      ['Foto.jpg', photo.buffer.subarray(0, 300), /beschädigt/],
    ];
    for (const [name, buffer, sentence] of refused) {
      await chooseFile(page).setInputFiles({ name, mimeType: 'application/pdf', buffer });
      const alert = page.getByRole('alert').filter({ hasText: name });
      await expect(alert).toContainText(sentence);
    }
    await expectAccessibleHere(page);
    await expect(paper(CV)).toBeVisible();
    await expect(paper(PHOTO)).toBeVisible();
  });

  await test.step('REACH-01 a preview shows the first page of each, and closes again', async () => {
    for (const name of [CV, PHOTO]) {
      await page.getByRole('button', { name: `Vorschau: ${name}` }).click();
      const picture = page.getByRole('img', { name: new RegExp(`^Vorschau von ${name}`) });
      await expect(picture).toBeVisible();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(500);
    }
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: `Vorschau schließen: ${CV}` }).click();
    await expect(page.getByRole('img', { name: new RegExp(CV) })).toHaveCount(0);
  });

  await test.step('REACH-01 both go along with an application', async () => {
    await job.open(jobId);
    await job.contact.click();
    await contact.message.fill(MESSAGE);
    const disguised = { ...photo, name: 'Zeugnis.pdf' };
    await contact.dialog.locator('input[type=file]').setInputFiles(disguised);
    await expect(contact.dialog.getByRole('alert')).toContainText('ist aber in Wahrheit „.jpg“');
    await expect(contact.message, 'what was typed stays').toHaveValue(MESSAGE);
    for (const name of [CV, PHOTO]) {
      await contact.dialog.getByRole('checkbox', { name }).check();
    }
    await expect(contact.dialog.getByText(`Ihre Unterlagen: ${PHOTO}, ${CV}`)).toBeVisible();
    await expectAccessibleHere(page);
    await contact.send.click();
    await expect(job.contacted).toBeVisible();
  });

  const conversationId = await test.step('REACH-03 a receipt by mail and page', async () => {
    await page.getByRole('link', { name: 'Bestätigung ansehen' }).click();
    await expect(page).toHaveURL(/\/applications\/\d+$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bestätigung Ihrer Bewerbung');
    await expect(main.getByText('anbei finden Sie meinen Lebenslauf')).toBeVisible();
    await expect(main.getByText('Gesendet', { exact: true })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Unterlagen' }).getByRole('listitem')).toHaveCount(
      2,
    );
    await expectAccessibleHere(page);
    const id = Number(page.url().split('/').pop());
    const receipt = (await allMails(request, person.email)).find(({ subject }) =>
      subject.startsWith('Ihre Bewerbung ist angekommen'),
    );
    expect(receipt?.text).toContain(`${baseUrl}/applications/${id}`);
    expect(receipt?.text).toContain('anbei finden Sie meinen Lebenslauf');
    expect(receipt?.text).toMatch(new RegExp(`Mitgesendete Unterlagen: .*${CV}`));
    return id;
  });

  await test.step('REACH-03 the list of all applications as PDF and CSV', async () => {
    await page.goto('/applications');
    const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
    const pdf = await saved(page, () => page.getByRole('button', { name: 'Als PDF' }).click());
    expect(pdf.suggestedFilename()).toMatch(/^Bewerbungen-\d{4}-\d\d-\d\d\.pdf$/);
    const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
    expect(text).toContain('Karin Neumann');
    expect(text.replace(/\s+/g, ' ')).toContain(title);
    const csv = await saved(page, () =>
      page.getByRole('button', { name: 'Als Tabelle (CSV)' }).click(),
    );
    const rows = csv.bytes.toString('utf8').trim().split('\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/^\d\d\.\d\d\.\d{4};/);
    expect(rows[1]).toContain(title);
  });

  await test.step('REACH-01 one goes along with a message', async () => {
    const conversation = new ConversationPage(page);
    await conversation.open(conversationId);
    await conversation.answer.fill(SECOND);
    await page.getByRole('button', { name: 'Unterlagen mitschicken' }).click();
    await page.getByRole('checkbox', { name: PHOTO }).check();
    await expectAccessibleNightly(page);
    await conversation.send.click();
    await expect(conversation.message(SECOND).getByText(PHOTO)).toBeVisible();
  });

  const { context: other, watch: otherWatch } = await openOtherBrowser(browser);
  otherWatch.expect(/status of 404/, /AxiosError/);
  await storeToken(other, baseUrl, employerToken);
  const employerPage = await other.newPage();
  const received = new ConversationPage(employerPage);
  const asZip = employerPage.getByRole('button', { name: 'Alle Unterlagen als ZIP speichern' });
  let oldLink = '';

  await test.step('REACH-01 the employer saves one, and all together', async () => {
    await received.open(conversationId);
    employerPage.on('download', (download) => {
      oldLink = download.url();
    });
    const one = await saved(employerPage, () =>
      employerPage.getByRole('button', { name: `Speichern: ${CV}` }).click(),
    );
    expect(one.suggestedFilename()).toBe(CV);
    expect(one.bytes.equals(cv.buffer)).toBe(true);
    const all = await saved(employerPage, () => asZip.click());
    expect(all.suggestedFilename()).toBe('Unterlagen.zip');
    // What is in it is stored as it is.
    expect(all.bytes.includes(cv.buffer)).toBe(true);
    expect(all.bytes.includes(PHOTO)).toBe(true);
    const pdf = await saved(employerPage, () =>
      employerPage.getByRole('button', { name: 'Alle Unterlagen als ein PDF speichern' }).click(),
    );
    expect(pdf.suggestedFilename()).toBe('Unterlagen.pdf');
    const pagesOf = async (bytes: Buffer) =>
      (await extractText(new Uint8Array(bytes), { mergePages: true })).totalPages;
    expect(await pagesOf(pdf.bytes), 'the CV, and a page for the photograph').toBe(
      (await pagesOf(cv.buffer)) + 1,
    );
    await expectAccessibleNightly(employerPage);
    expect((await request.get(oldLink)).status()).toBe(200);
  });

  await test.step('REACH-01 no other employer gets them', async () => {
    const stranger = await newEmployer(request);
    const history = await request.get(
      `/api/message?communication_id=${conversationId}&from=start&limit=20`,
      { headers: bearer(employerToken) },
    );
    const messages = (await history.json()) as { _papers?: { id: number }[] }[];
    const attached = messages.flatMap(({ _papers = [] }) => _papers.map(({ id }) => id));
    expect(attached).toHaveLength(3);
    const calls = [
      ...attached.map((id) => `message_paper/${id}/link`),
      `communication/${conversationId}/papers_link`,
    ];
    for (const call of calls) {
      const answer = await request.post(`/api/${call}`, { headers: bearer(stranger.token) });
      expect(answer.status(), call).toBe(404);
    }
  });

  await test.step('REACH-01 the papers are in the export', async () => {
    await page.goto('/account/data');
    await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill(person.password);
    await page.keyboard.press('Enter');
    const file = await saved(page, () =>
      page.getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
    );
    const { papers } = JSON.parse(file.bytes.toString('utf8')) as {
      papers: { name: string; content: string }[];
    };
    const kept = papers.find(({ name }) => name === CV);
    expect(Buffer.from(kept?.content ?? '', 'base64').equals(cv.buffer)).toBe(true);
    expect(papers).toHaveLength(2);
  });

  await test.step('REACH-01 a deleted paper is gone for the employer', async () => {
    await page.goto('/unterlagen');
    await page.getByRole('button', { name: `Löschen: ${CV}` }).click();
    await page.getByRole('button', { name: 'Ja', exact: true }).click();
    await expect(paper(CV)).toBeHidden();
    await received.open(conversationId);
    await expect(employerPage.getByText('Diese Unterlage wurde zurückgezogen.')).toBeVisible();
    await expect(employerPage.getByText(CV)).toBeHidden();
    const rest = await saved(employerPage, () => asZip.click());
    expect(rest.bytes.includes(cv.buffer)).toBe(false);
    expect(rest.bytes.includes(PHOTO)).toBe(true);
  });

  await test.step('REACH-01 with the account all of them are gone', async () => {
    expect((await request.get(oldLink)).status()).toBe(200);
    await page.goto('/delete-profile');
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByRole('button', { name: 'Ja, Konto löschen' }).click();
    await expect(page.getByText('Ihr Konto wurde gelöscht')).toBeVisible();
    expect((await request.get(oldLink)).status()).toBe(404);
    const answer = await request.post(`/api/communication/${conversationId}/papers_link`, {
      headers: bearer(employerToken),
    });
    expect(answer.status()).toBe(404);
  });

  expect(otherWatch.unexpected()).toEqual([]);
  await other.close();
});
