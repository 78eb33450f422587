import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Ihre (?:Nachricht|Antwort)$/ });

/** Opens an assistant for the first time and waits for its first words. */
async function begin(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Gespräch starten' }).click();
  await expect(log(page).getByText(words)).toBeVisible();
  await expect(field(page)).toBeFocused();
}

/** Says something and waits for the answer. */
async function say(page: Page, text: string, answer: string | RegExp): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(log(page).getByText(answer).last()).toBeVisible();
}

test('AI-01 AI-04 AI-07 AI-08 AI-12 TALK-05 TALK-15 from the job finder to a finished letter', {
  tag: ['@ai-assistants', '@desktop'],
}, async ({ page, signIn }) => {
  await signIn('paid');
  await page.goto('/ai-jobs');
  await begin(page, 'Aus Ihrem Profil weiß ich:');

  await field(page).fill('Bürohilfe in Köln');
  await field(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: /Matched Jobs \(\d+\)$/ })).toBeFocused();
  await expectAccessible(page);
  const [title = ''] = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('button', { name: 'Create Cover Letter' }).first().click();

  await expect(page).toHaveURL(/\/cover-letter$/);
  await begin(page, /Was reizt Sie an dieser Stelle/);
  await expect(log(page).getByText('Für die Stelle:')).toContainText(title);
  await say(page, 'weil ich gern Ordnung halte', /Welche Erfahrung passt/);
  await say(page, 'Ich habe zehn Jahre Termine geplant.', /In der Anzeige wird gewünscht|Ab wann/);
  const wished = log(page).getByText('In der Anzeige wird gewünscht');
  if (await wished.isVisible()) await say(page, 'alles', /Ab wann könnten Sie beginnen/);
  await say(page, 'ab sofort, 10 Stunden', 'Das ist Ihr Anschreiben');
  const sheet = page.getByRole('region', { name: 'Ihr Anschreiben', exact: true });
  const first = sheet.getByRole('textbox', { name: 'Absatz 1' });
  const street = sheet.getByLabel('Straße und Hausnummer des Arbeitgebers');
  await expect(first).toHaveValue(/weil ich gern Ordnung halte/);
  await first.fill((await first.inputValue()).replace('gern Ordnung', 'sehr gern Ordnung'));
  await street.fill('Ringstraße 4');
  await expect(sheet.getByText('Von Ihnen geändert:').first()).toBeVisible();
  await say(page, 'herzlicher', 'Der Brief klingt jetzt herzlicher');
  const changed = sheet.getByText('Im Gespräch geändert:').first();
  await expect(changed).toBeVisible();
  await expect(first).toHaveValue(/sehr gern Ordnung halte/);
  await expectAccessible(page);

  await page.reload();
  await expect(changed).toBeVisible();
  await expect(first).toHaveValue(/sehr gern Ordnung halte/);
  await sheet.getByRole('button', { name: 'Bearbeiten Empfänger' }).click();
  const undo = sheet.getByRole('button', { name: 'Rückgängig' });
  await undo.click();
  await undo.click();
  await expect(street).toHaveValue('');
  await expect(first).toHaveValue(/sehr gern Ordnung halte/);
  await sheet.getByRole('button', { name: 'Vorschau', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Mit diesem Brief bewerben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
  await expect(dialog.getByLabel('Ihre Nachricht')).toHaveValue(
    /^(?:Sehr geehrte|Guten Tag)[\s\S]*sehr gern Ordnung halte/,
  );
});

test('AI-01 AI-06 AI-11 TALK-16 the interview has check lists, the coach recommends real jobs', {
  tag: ['@ai-assistants', '@desktop'],
}, async ({ page, signIn }) => {
  await signIn('paid');
  await page.goto('/interview-prep');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interviewvorbereitung');
  await begin(page, 'Für welche Stelle möchten Sie üben?');
  await say(page, 'Empfang in einer Arztpraxis', /Frage 1 von 7/);
  await say(page, 'Ich bin leider zu alt dafür.', /Ihre Antwort ist notiert/);
  const checks = log(page).getByRole('group', { name: 'Kam das in Ihrer Antwort vor?' });
  await checks.getByRole('checkbox', { name: 'Was ich gelernt habe' }).check();
  await expectAccessible(page);
  await say(page, 'Ende', 'Ihre Zusammenfassung');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start New Conversation' }).click();
  await expect(log(page).getByText('Für welche Stelle möchten Sie üben?')).toBeVisible();

  await page.goto('/job-coach');
  await begin(page, /Was ist Ihnen bei einer Arbeit jetzt besonders wichtig/);
  await say(page, 'unter Menschen sein', /was tun Sie gern/);
  await say(page, 'Leuten etwas erklären', /das nicht mehr geht/);
  await say(page, 'schwer heben', 'Ich empfehle Ihnen:');
  const panel = page.getByRole('region', { name: 'Job Recommendations' });
  await expectAccessible(page);
  const href = await panel.getByRole('link').first().getAttribute('href');
  await say(page, 'ja', 'So können Sie weitermachen');
  await expect(page.getByRole('button', { name: 'Start New Conversation' })).toBeVisible();
  await page.goto(new URL(href ?? '').pathname);
  await expect(page.getByRole('button', { name: 'Kontaktieren' })).toBeVisible();
});
