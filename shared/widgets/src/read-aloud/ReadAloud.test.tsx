import { renderPage } from '@silverjobs/testing';
import { act, screen } from '@testing-library/react';
import { ReadAloud } from './ReadAloud.tsx';
import { stopReading } from './stop-reading.ts';
import { ALEX, installSpeech, KATJA, ONLINE } from './testing/fake-speech.ts';

const TEXT = 'Erster Satz. Zweiter Satz.';
const two = (
  <>
    <ReadAloud text={TEXT} of="Antwort A" />
    <ReadAloud text="Anderer Text." of="Antwort B" />
  </>
);

let remove = () => {};
function open(voices = [KATJA], stored: Record<string, string> = {}) {
  const installed = installSpeech(voices);
  remove = installed.remove;
  return { speech: installed.speech, ...renderPage(two, { stored }) };
}
afterEach(() => {
  act(stopReading);
  remove();
});

const button = (name: string) => screen.findByRole('button', { name });

test('TALK-09 an answer is read sentence by sentence, paused, and goes on with the same one', async () => {
  const { person, speech } = open();
  const read = await button('Vorlesen Antwort A');
  await person.click(read);
  expect(speech.now).toBe('Erster Satz.');
  expect(speech.spoken[0]).toMatchObject({ lang: 'de-DE', rate: 1, voice: KATJA });
  act(() => speech.end());
  expect(speech.now).toBe('Zweiter Satz.');
  await person.click(await button('Pause Antwort A'));
  expect(speech.spoken).toHaveLength(2);
  // The sentence that was broken off tells its end late: that must not go on.
  act(() => speech.end());
  expect(speech.spoken).toHaveLength(2);
  await person.click(await button('Weiterlesen Antwort A'));
  expect(speech.now).toBe('Zweiter Satz.');
  act(() => speech.end());
  expect(await button('Vorlesen Antwort A')).toHaveFocus();
});

test('TALK-09 the speed counts from the same sentence on and is kept for the device', async () => {
  const { person, speech, store } = open();
  await person.click(await button('Vorlesen Antwort A'));
  await person.click(await button('Langsamer'));
  expect(speech.spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ['Erster Satz.', 1],
    ['Erster Satz.', 0.9],
  ]);
  expect(store.getItem('reading.rate')).toBe('0.9');
  for (let tap = 0; tap < 5; tap += 1) await person.click(await button('Langsamer'));
  expect(await button('Langsamer')).toHaveAttribute('aria-disabled', 'true');
  expect(store.getItem('reading.rate')).toBe('0.6');
});

test('TALK-09 it begins with the speed that was chosen before', async () => {
  const { person, speech } = open([KATJA], { 'reading.rate': '1.3' });
  await person.click(await button('Vorlesen Antwort B'));
  expect(speech.spoken[0]).toMatchObject({ rate: 1.3 });
});

test('TALK-09 one text at a time; leaving the page, ending it and a new answer end it', async () => {
  const { person, speech, unmount } = open();
  await person.click(await button('Vorlesen Antwort A'));
  await person.click(await button('Vorlesen Antwort B'));
  expect(speech.now).toBe('Anderer Text.');
  expect(await button('Vorlesen Antwort A')).toBeVisible();
  await person.click(await button('Beenden'));
  expect(await button('Vorlesen Antwort B')).toHaveFocus();
  await person.click(await button('Vorlesen Antwort A'));
  act(stopReading);
  expect(screen.queryByRole('button', { name: 'Beenden' })).toBeNull();
  await person.click(await button('Vorlesen Antwort A'));
  const before = speech.cancelled;
  unmount();
  expect(speech.cancelled).toBeGreaterThan(before);
});

test('TALK-09 a failure is told, and it can be tried again', async () => {
  const { person, speech } = open();
  await person.click(await button('Vorlesen Antwort A'));
  act(() => speech.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('Das Vorlesen hat nicht geklappt.');
  await person.click(await button('Vorlesen Antwort A'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['only an English voice', [ALEX]],
  ['only a voice that sends the text away', [ONLINE]],
  ['no voice', []],
])('TALK-09 with %s there is no button, until a German one comes', async (_name, voices) => {
  const { speech } = open(voices);
  expect(screen.queryByRole('button')).toBeNull();
  speech.voices = [ALEX, KATJA];
  act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  expect(await button('Vorlesen Antwort A')).toBeVisible();
});

test('TALK-09 without speech in the browser there is no button', () => {
  renderPage(two);
  expect(screen.queryByRole('button')).toBeNull();
});
