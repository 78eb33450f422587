import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { everything } from '../support/everything.ts';
import { expect, test } from '../support/test.ts';

const ANSWER =
  'Ich suche für Sie in Köln. **Wann** möchten Sie am liebsten arbeiten? Sie können mehrere Zeiten nennen.';
const MARKS = ['Büro', 'Köln · 10 km', 'nachmittags', 'ohne Pflege'].map((label, at) => ({
  id: `m${at}`,
  label,
}));
const CHOICES = ['Vormittags', 'Nachmittags', 'Das ist mir ganz gleich'];

/** Answers that the test chooses; each waits until it is let go. */
async function answers(page: Page) {
  const held: Route[] = [];
  await page.route('**/api/chat/start', (route) =>
    route.fulfill({
      json: { sessionId: 'e2e', initialResponse: ANSWER, marks: MARKS, choices: CHOICES },
    }),
  );
  await page.route('**/api/chat/session/*/message', (route) => void held.push(route));
  const arrived = (number: number) => expect.poll(() => held.length).toBeGreaterThanOrEqual(number);
  return {
    /** Waits for the message with this number, from 1 on. */
    arrived,
    /** Lets the message with this number be answered. */
    give: async (number: number, json: object) => {
      await arrived(number);
      await held[number - 1]?.fulfill({ json });
    },
  };
}

/** A device with a German voice and a microphone, neither of which makes or hears a sound. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { name: 'Katja', lang: 'de-DE', localService: true };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: () => {},
      cancel: () => {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
    class Recognition {
      onresult = (_event: object) => {};
      onerror = (_event: object) => {};
      onend = () => {};
      start() {
        Object.assign(window, { recognition: this });
      }
      stop() {
        this.onend();
      }
      abort() {
        this.onend();
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recognition });
  });
}

type Heard = { onresult: (event: object) => void; onerror: (event: object) => void; stop(): void };
/** The microphone hears these words. */
const hear = (page: Page, words: string) =>
  page.evaluate(
    ([said]) =>
      (window as unknown as { recognition: Heard }).recognition.onresult({
        results: [[{ transcript: said }]],
      }),
    [words] as const,
  );

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Ihre Nachricht' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page) {
  await giveVoices(page);
  const talk = await answers(page);
  await page.goto('/ai-jobs');
  await button(page, 'Gespräch starten').click();
  await expect(log(page).getByText('am liebsten arbeiten')).toBeVisible();
  return talk;
}

test('TALK-03 TALK-09 an answer is read aloud, a message dictated, answers are tapped, marks taken back, by keyboard and for a screen reader', {
  tag: ['@ai-assistants', '@desktop'],
}, async ({ page, signIn }) => {
  await signIn('paid');
  const talk = await open(page);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  for (const name of CHOICES) {
    const box = await button(page, name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
  }

  await test.step('an answer is read aloud', async () => {
    await page.getByRole('button', { name: /^Vorlesen Antwort von/ }).click();
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Weiterlesen/ })).toBeFocused();
    await button(page, 'Beenden').click();
    await expect(page.getByRole('button', { name: /^Vorlesen/ })).toBeFocused();
  });

  await test.step('a message is dictated after a question', async () => {
    await button(page, 'Diktieren').click();
    await expect(page.getByRole('alertdialog', { name: 'Nachricht diktieren?' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Ja, diktieren').click();
    await expect(page.getByText('Bitte sprechen Sie jetzt.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Diktat beenden').click();
    await expect(button(page, 'Diktieren')).toBeVisible();
  });

  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Das ist mir ganz gleich')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Anhalten')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Antworten zum Antippen' })).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Anhalten').click();
  await expect(log(page).getByText('Sie haben angehalten.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Noch einmal senden').click();
  await talk.give(2, { response: 'Gut, dann ganz gleich.', isSubstitute: true });
  await expect(log(page).getByText('Das Sprachmodell antwortet gerade nicht.')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Köln · 10 km entfernen').press('Enter');
  await expect(button(page, 'Köln · 10 km wird entfernt')).toBeVisible();
  await expectAccessible(page);
  await talk.give(3, { response: 'Dann überall.', marks: MARKS.slice(2) });
  await expect(button(page, 'nachmittags entfernen')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Köln/ })).toHaveCount(0);
});

test('TALK-03 TALK-09 a phone shows the newest answer, what to tap and the field at once', {
  tag: ['@ai-assistants', '@phone'],
}, async ({ page, signIn }) => {
  await signIn('paid');
  const talk = await open(page);
  const isShown = async (...words: string[]) => {
    // One row, which is pushed sideways (assistants-52): the first shows, the others come.
    await expect(button(page, words[0] ?? '')).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Senden')).toBeInViewport({ ratio: 1 });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const top = await scrolled();
    for (const word of words) {
      await button(page, word).scrollIntoViewIfNeeded();
      await expect(button(page, word)).toBeInViewport({ ratio: 1 });
    }
    // Less than a line: the page may still be coming to rest.
    expect(Math.abs((await scrolled()) - top), 'only the row moves').toBeLessThan(16);
  };
  await expect(log(page).getByText('am liebsten arbeiten')).toBeInViewport({ ratio: 1 });
  await isShown(...CHOICES);
  await button(page, 'Nachmittags').tap();
  const next = ['Mit Menschen', 'Mit Zahlen', 'Beides', 'Das weiß ich noch nicht'];
  await talk.give(1, { response: 'Gut. Was liegt Ihnen mehr?', choices: next });
  await expect(log(page).getByText('Was liegt Ihnen mehr?')).toBeInViewport({ ratio: 1 });
  await isShown(...next);
  await expectAccessible(page);
  await expect(button(page, 'Büro entfernen')).toBeHidden();
  await button(page, 'Ändern').click();
  await expect(button(page, 'Büro entfernen')).toBeVisible();
  await expectAccessible(page);
});

/** The microphone cannot be used. */
const refuse = (page: Page) =>
  page.evaluate(() => {
    const { recognition } = window as unknown as { recognition: Heard };
    recognition.onerror({ error: 'not-allowed' });
    recognition.stop();
  });

/** What is said beside the field covers nothing of it, and its end is in view. */
async function expectNewestWords(page: Page, status: RegExp): Promise<void> {
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(status)).toBeInViewport({ ratio: 1 });
  const said = await page.getByText(status).elementHandle();
  // Both at once: the page may still be coming to rest.
  const room = () =>
    field(page).evaluate(
      (element, below) =>
        (below?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom,
      said,
    );
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  const hidden = () =>
    field(page).evaluate(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    );
  await expect.poll(hidden).toBeLessThanOrEqual(2);
}

test('TALK-09 on a phone what is spoken is seen: before and while an answer is written, after a failure', {
  tag: ['@ai-assistants', '@phone'],
}, async ({ page, signIn, watch }) => {
  await signIn('paid');
  const talk = await open(page);
  await button(page, 'Diktieren').tap();
  await button(page, 'Ja, diktieren').tap();
  await hear(page, 'Ich suche etwas im Büro.');
  await expectNewestWords(page, /Bitte sprechen Sie jetzt/);
  await hear(page, 'Ich suche etwas im Büro, gern am Vormittag. '.repeat(12));
  await expectNewestWords(page, /Bitte sprechen Sie jetzt/);
  await expectAccessible(page);
  await button(page, 'Senden').tap();
  await expect(button(page, 'Diktieren')).toBeVisible();

  await button(page, 'Diktieren').tap();
  await hear(page, 'Auch in Bonn.');
  await expectNewestWords(page, /Bitte sprechen Sie jetzt/);
  await talk.give(1, { response: 'Gut. Was liegt Ihnen mehr?', choices: CHOICES });
  await expect(log(page).getByText('Was liegt Ihnen mehr?')).toBeVisible();
  await hear(page, 'Auch in Bonn. Oder in Köln.');
  await expect(field(page)).toHaveValue('Auch in Bonn. Oder in Köln.');
  await expectNewestWords(page, /Bitte sprechen Sie jetzt/);
  await button(page, 'Nachmittags').tap();
  await expect(button(page, 'Diktieren')).toBeVisible();

  watch.expect(/status of 400|AxiosError/);
  // Else the message before would be refused, too.
  await talk.arrived(2);
  // What the server refuses is not tried again (assistants-12), so it is said at once.
  await page.route('**/api/chat/session/*/message', (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await talk.give(2, { response: 'Gut, nachmittags.' });
  await button(page, 'Senden').tap();
  await expect(log(page).getByText(/nicht angenommen/)).toBeVisible();
  await button(page, 'Diktieren').tap();
  await refuse(page);
  await expectNewestWords(page, /darf das Mikrofon nicht benutzen/);
  await expectAccessible(page);
});

/** How much of the window shows what is said, and whether the newest answer begins in it. */
async function expectRoom(page: Page, answer: string): Promise<void> {
  const newest = log(page).getByText(answer).last();
  await expect(newest).toBeInViewport();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      log(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      }),
    )
    .toBeGreaterThanOrEqual(2 / 3);
}

/** Less room is beside a phone's own bars; a low wide window is looked at each night. */
const windows = [
  { width: 360, height: 740, tag: '@phone' },
  ...(everything ? [{ width: 1366, height: 768, tag: '@desktop' }] : []),
];
for (const { width, height, tag } of windows) {
  test(`TALK-09 AI-02 at ${width} x ${height} what is said has two thirds of the window, the newest answer in it`, {
    tag: ['@ai-assistants', tag],
  }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('paid');
    await giveVoices(page);
    const talk = await answers(page);
    await page.goto('/ai-jobs');
    await expect(button(page, 'Gespräch starten')).toBeInViewport({ ratio: 1 });
    await button(page, 'Gespräch starten').click();
    await expectRoom(page, 'am liebsten arbeiten');
    const long = 'Das ist ein längerer Satz, der von der Arbeit erzählt. '.repeat(20);
    for (const [index, word] of ['Eins', 'Zwei', 'Drei'].entries()) {
      await field(page).fill(`Wort ${index}`);
      await button(page, 'Senden').click();
      await talk.give(index + 1, { response: `${word} beginnt.\n\n${long}`, choices: CHOICES });
      await expectRoom(page, `${word} beginnt.`);
      await expect(button(page, 'Diktieren')).toBeInViewport({ ratio: 1 });
    }
  });
}
