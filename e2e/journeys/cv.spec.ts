import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** An answer to the saving of the CV. */
const saved = (response: { url(): string; request(): { method(): string }; ok(): boolean }) =>
  response.url().endsWith('/api/cv') && response.request().method() === 'PUT' && response.ok();

test('AI-13 Heinz completes his CV, keeps it as a PDF, and finds it again', {
  tag: ['@ai-assistants', '@journey', '@desktop'],
}, async ({ page, request, signIn, tokenOf, layout }) => {
  test.slow();
  // An earlier run has left a CV.
  const headers = { Authorization: `Bearer ${await tokenOf('paid')}` };
  expect((await request.delete('/api/cv', { headers })).ok()).toBe(true);
  await signIn('paid');
  await page.goto('/cv-generator');
  await expect(layout.heading('Lebenslauf')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Vorschau des Lebenslaufs' });
  await expect(preview.getByRole('heading', { name: 'Heinz Falkenberg' })).toBeVisible();

  const title = `Ausbilder für Maß- und Prüftechnik in Харків ${Date.now().toString(36)}`;
  await test.step('a station with its years', async () => {
    await page.getByRole('button', { name: 'Bearbeiten Berufserfahrung' }).click();
    await page.getByRole('button', { name: 'Station hinzufügen' }).click();
    await page.keyboard.type(title);
    await page.getByLabel('Von', { exact: true }).fill('03/2019');
    const answer = page.waitForResponse(saved);
    await page.getByLabel('Bis', { exact: true }).fill('heute');
    await answer;
    await expect(page.getByText(/^Gespeichert am/)).toBeVisible();
    await expect(preview.getByText('03/2019 – heute')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('AI-12 the PDF has what the preview shows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als PDF speichern' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Lebenslauf Heinz Falkenberg.pdf');
    const { text } = await extractText(new Uint8Array(await readFile(await file.path())), {
      mergePages: true,
    });
    expect(text.replace(/\s+/g, ' ')).toContain(`03/2019 – heute ${title}`);
    await expect(
      layout.main.getByText('Die Datei „Lebenslauf Heinz Falkenberg.pdf“'),
    ).toBeVisible();
  });

  await test.step('AI-12 the Word file too', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als Word-Datei speichern' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Lebenslauf Heinz Falkenberg.docx');
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('AI-12 on paper there is nothing but the CV', async () => {
    const paper = await page.pdf();
    const { text } = await extractText(new Uint8Array(paper), { mergePages: true });
    // The browser prints signs at their places; where words end there is a reader's guess.
    expect(text.replace(/\s+/g, '')).toContain(title.replaceAll(' ', ''));
    expect(text).not.toContain('Bearbeiten');
  });

  await page.reload();
  await expect(preview.getByText(title)).toBeVisible();
});

test('AI-13 on a small screen form and preview follow one another', {
  tag: ['@ai-assistants', '@phone', '@a11y'],
}, async ({ page, signIn }) => {
  await signIn('paid');
  await page.goto('/cv-generator');
  const preview = page.getByRole('region', { name: 'Vorschau des Lebenslaufs' });
  const personal = page.getByRole('button', { name: 'Bearbeiten Persönliche Daten' });
  await expect(personal).toBeVisible();
  await expect(preview).toBeHidden();
  await personal.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(preview).toBeVisible();
  await expect(personal).toBeHidden();
  await expectAccessible(page);
});
