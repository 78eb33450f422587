import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { PASSING } from '../support/jobs.ts';
import { openOtherBrowser } from '../support/other-browser.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ANSWER = 'Kommen Sie gern am Dienstag um zehn Uhr vorbei.';
const PASSWORD = 'drei Birnen am alten Zaun';
/** Where the window of a DIN C6/5 envelope shows a letter of DIN 5008, form B: of its left upper corner, in points. */
const WINDOW = { left: 57, right: 298, top: 127, bottom: 255 };
const PAGE_HEIGHT = 841.89;

/** What a press brings onto the device. */
async function savedPdf(page: Page, press: () => Promise<void>): Promise<Uint8Array> {
  const download = page.waitForEvent('download');
  await press();
  return new Uint8Array(await readFile(await (await download).path()));
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

type Line = { text: string; x: number; right: number; top: number; size: number };

/** The lines of the first page with where they stand, in points from its left upper corner. */
async function linesOf(pdf: Uint8Array): Promise<Line[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, right: x + item.width, top: PAGE_HEIGHT - y - size, size }];
  });
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** An advertisement of the company of the demo that is online. */
async function jobOfCompany(api: APIRequestContext, token: string): Promise<number> {
  const response = await api.get(`${baseUrl}/api/job_demand/own`, { headers: bearer(token) });
  const jobs = (await response.json()) as { id: number; status: string; title: string }[];
  const job = jobs.find(({ status, title }) => status === 'active' && !title.includes(PASSING));
  if (!job) throw new Error('The company of the demo has no job online.');
  return job.id;
}

/** She applies by the API, as her page would. @returns the conversation */
async function apply(api: APIRequestContext, token: string, jobId: number): Promise<number> {
  const headers = bearer(token);
  const me = await (await api.get(`${baseUrl}/api/auth/me`, { headers })).json();
  const job = await (await api.get(`${baseUrl}/api/job_demand/${jobId}`, { headers })).json();
  const answer = await api.post(`${baseUrl}/api/application`, {
    headers,
    data: {
      message: 'Guten Tag, ich habe Zeit.',
      candidate_id: me.candidate_id,
      users_id: me.id,
      client_id: job.client_id,
      job_demand_id: jobId,
      show_contact_details: 'off',
      outreach_template_id: 0,
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { communication_id: number }).communication_id;
}

test('REACH-07 somebody without e-mail gets an account, signs in by the letter, and is told by post', {
  tag: ['@operator', '@journey', '@desktop'],
}, async ({ page, context, browser, tokenOf, request }) => {
  test.slow();
  const name = { first: 'Ottilie', last: `Postkamp${Date.now() % 100_000}` };
  const phone = `0221 7${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  await storeToken(context, baseUrl, await tokenOf('operator'));

  await test.step('operators-51 the office opens the account', async () => {
    await page.goto('/operator/users');
    await page.getByRole('button', { name: 'Konto ohne E-Mail-Adresse eröffnen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Anrede').selectOption({ label: 'Frau' });
    await dialog.getByLabel('Vorname').fill(name.first);
    await dialog.getByLabel('Nachname').fill(name.last);
    await dialog.getByLabel('Straße und Hausnummer').fill('Am alten Posthof 12');
    await dialog.getByLabel('Postleitzahl').fill('50667');
    await dialog.getByLabel('Telefonnummer').fill(phone);
    await dialog.getByLabel(/Wie haben Sie geprüft/).fill('Rückruf unter dieser Nummer.');
    await dialog.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(
      page.getByRole('heading', { name: 'Ohne E-Mail-Adresse', exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  const letter =
    await test.step('operators-51 the letter shows its address in the window, in large type, with the code', async () => {
      await page.getByRole('button', { name: 'Brief mit Code machen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Sie hat angerufen.');
      const pdf = await savedPdf(page, () =>
        dialog.getByRole('button', { name: 'Brief machen' }).click(),
      );
      const lines = await linesOf(pdf);
      for (const part of [`${name.first} ${name.last}`, 'Am alten Posthof 12', '50667 Köln']) {
        const line = lines.find(
          ({ text, top, x }) => text.includes(part) && top < 300 && x < WINDOW.right,
        );
        expect(line, part).toBeDefined();
        expect(line?.x).toBeGreaterThanOrEqual(WINDOW.left);
        expect(line?.right).toBeLessThanOrEqual(WINDOW.right);
        expect(line?.top).toBeGreaterThanOrEqual(WINDOW.top);
        expect((line?.top ?? 0) + (line?.size ?? 0)).toBeLessThanOrEqual(WINDOW.bottom);
      }
      // Nothing is cut at the edges, and what is to be read is large.
      for (const { right, top, size } of lines) {
        expect(right).toBeLessThan(595 - 30);
        expect(top + size).toBeLessThan(PAGE_HEIGHT - 20);
      }
      for (const { size } of lines.filter(({ top }) => top > 300)) {
        expect(size).toBeGreaterThanOrEqual(13);
      }
      return textOf(pdf);
    });
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(letter) ?? [];
  expect(code).not.toBe('');
  expect(letter).toContain(phone);

  const { context: other, watch: otherWatch } = await openOtherBrowser(browser);
  const hers = await other.newPage();
  await test.step('access-59 the person signs in with number and code, and chooses a password', async () => {
    await hers.goto('/brief');
    await hers.getByLabel('Telefonnummer oder Kundennummer').fill(phone);
    await hers.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await hers.getByLabel('Ihr eigenes Passwort').fill(PASSWORD);
    await expectAccessible(hers);
    await hers.getByRole('button', { name: 'Passwort speichern und anmelden' }).click();
    await expect(hers.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
    await expect(hers).not.toHaveURL(/brief/);
  });
  const cookies = await other.cookies(baseUrl);
  const hersToken = decodeURIComponent(
    cookies.find(({ name: cookie }) => cookie === 'authToken')?.value ?? '',
  );

  await test.step('operators-52 what would be mailed waits, is printed with its words, and is posted', async () => {
    const employer = await tokenOf('companyEmployer');
    const conversation = await apply(request, hersToken, await jobOfCompany(request, employer));
    const answer = await request.post(`${baseUrl}/api/message`, {
      headers: bearer(employer),
      data: {
        type: 'outreach',
        communication_id: conversation,
        message: ANSWER,
        show_contact_details: 'off',
      },
    });
    expect(answer.status()).toBe(200);
    await page.goto('/operator/print');
    const waiting = page.getByRole('article', { name: `${name.first} ${name.last}` });
    await expect(waiting.getByText(/Ihre Bewerbung ist angekommen/)).toBeVisible();
    await expectAccessible(page);
    const letters = await savedPdf(page, () =>
      waiting.getByRole('button', { name: /Briefe als PDF/ }).click(),
    );
    const text = await textOf(letters);
    expect(text).toContain(ANSWER);
    expect(text).toContain('Guten Tag, ich habe Zeit.');
    expect(text).toContain('Heben Sie diesen Brief auf');
    expect(text).not.toMatch(/token=|E-Mail auf/);
    await waiting.getByRole('button', { name: /^Verschickt/ }).click();
    await expect(waiting).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Zum Ausdrucken' })).toBeVisible();
    await expect(page.getByText('Briefe werden geladen …')).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
  });
  expect(otherWatch.unexpected()).toEqual([]);
  await other.close();
});
