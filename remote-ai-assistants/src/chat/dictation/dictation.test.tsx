import { REFOCUS_DELAY_MS } from '@silverjobs/contract/constants';
import type { Handlers } from '@silverjobs/testing';
import { act, screen, within } from '@testing-library/react';
import { AiJobsPage } from '../../ai-jobs/AiJobsPage.tsx';
import { FakeRecognition, installRecognition } from '../testing/fake-recognition.ts';
import { field, isReady, log, openAssistant } from '../testing/open-assistant.tsx';
import { wordsOf } from './recognition.ts';

let remove = () => {};
afterEach(() => remove());

async function open(allowed = true, more: Handlers = {}) {
  remove = installRecognition();
  const page = openAssistant(<AiJobsPage />, {
    more,
    stored: allowed ? { 'assistant.dictation': true } : {},
  });
  await isReady();
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });
const newest = () => FakeRecognition.newest as FakeRecognition;

test('TALK-09 before the first dictation it is asked who may hear it; no means no', async () => {
  const { person, store } = await open(false);
  await person.click(button('Diktieren'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Nachricht diktieren?' });
  expect(dialog).toHaveTextContent('an den Hersteller des Browsers');
  await person.click(within(dialog).getByRole('button', { name: 'Nein, lieber tippen' }));
  expect(FakeRecognition.newest).toBeNull();
  await person.click(button('Diktieren'));
  await person.click(await screen.findByRole('button', { name: 'Ja, diktieren' }));
  expect(newest()).toMatchObject({ lang: 'de-DE', interimResults: true, isRunning: true });
  expect(store.getItem('assistant.dictation')).toBe('true');
});

test('TALK-09 spoken words stand in the field after what is typed, and are not sent', async () => {
  const { person, calls } = await open();
  await person.type(field(), 'Ich suche');
  await person.click(button('Diktieren'));
  expect(screen.getByText('Bitte sprechen Sie jetzt.')).toBeVisible();
  act(() => newest().hear('etwas'));
  act(() => newest().hear('etwas im Büro', 'in Köln'));
  expect(field()).toHaveValue('Ich suche etwas im Büro in Köln');
  await person.click(button('Diktat beenden'));
  expect(newest().isRunning).toBe(false);
  expect(button('Diktieren')).toHaveFocus();
  expect(calls.filter(({ key }) => key.includes('message'))).toEqual([]);
});

test('TALK-09 typing and sending end the dictation; words that come later are dropped', async () => {
  const { person } = await open();
  await person.click(button('Diktieren'));
  act(() => newest().hear('eins'));
  const first = newest();
  await person.type(field(), ' zwei');
  act(() => first.hear('eins und drei'));
  expect(field()).toHaveValue('eins zwei');
  await person.click(button('Diktieren'));
  await person.click(button('Senden'));
  act(() => newest().hear('zu spät'));
  expect(field()).toHaveValue('');
});

test.each([
  [['Ich suche', 'etwas im Büro'], 'Ich suche etwas im Büro'],
  // As Chrome on Android tells them.
  [['Ich', 'Ich suche', 'Ich suche etwas'], 'Ich suche etwas'],
  [['Ich suche etwas', 'in', 'in Köln'], 'Ich suche etwas in Köln'],
  [['in', 'inzwischen'], 'in inzwischen'],
  [['', ' ', 'Köln'], 'Köln'],
])('TALK-09 the pieces %j are %j', (pieces, words) => {
  const results = pieces.map((transcript) => [{ transcript }]);
  expect(wordsOf({ results })).toBe(words);
});

/** A timer of the field's focus that was set before has run out then. */
const afterRefocus = () =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, REFOCUS_DELAY_MS + 1)));

/** An assistant that answers when it is told to. */
async function openSlow() {
  let answer = () => {};
  const page = await open(true, {
    'POST /chat/start': () => ({
      sessionId: 'a',
      initialResponse: 'Was suchen Sie?',
      choices: ['Etwas im Büro'],
    }),
    'POST /chat/session/{sessionId}/message': () =>
      new Promise((resolve) => {
        answer = () => resolve({ response: 'Gut.' });
      }),
  });
  return { ...page, answer: () => act(async () => answer()) };
}

test('TALK-09 while an answer is awaited the next message is dictated; the answer leaves her there', async () => {
  const { person, answer } = await openSlow();
  await person.click(button('Diktieren'));
  const first = newest();
  await person.click(button('Etwas im Büro'));
  expect(first.isRunning).toBe(false);
  await person.click(button('Diktieren'));
  act(() => newest().hear('in Köln'));
  await answer();
  expect(await within(log()).findByText('Gut.')).toBeVisible();
  await afterRefocus();
  expect(button('Diktat beenden')).toHaveFocus();
  act(() => newest().hear('in Köln', 'oder Bonn'));
  expect(field()).toHaveValue('in Köln oder Bonn');
});

test('TALK-09 what is taken back into the field is not written over by what is still heard', async () => {
  const { person } = await openSlow();
  await person.type(field(), 'Bonn{Control>}{Enter}{/Control}');
  await person.click(button('Anhalten'));
  await person.click(button('Diktieren'));
  const first = newest();
  await person.click(button('Ändern'));
  act(() => first.hear('Köln'));
  expect(field()).toHaveValue('Bonn');
});

test('TALK-09 layout-30 nothing is read aloud while it listens, and it does not hear what is read', async () => {
  const spoken: string[] = [];
  const cancel = jest.fn();
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Katja', lang: 'de-DE', localService: true }],
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel,
  });
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Vorlesen Antwort von/ }));
  expect(spoken).toEqual(['Guten Tag']);
  await person.click(button('Diktieren'));
  expect(screen.queryByRole('button', { name: 'Beenden' })).toBeNull();
  expect(newest().isRunning).toBe(true);
  await person.click(await screen.findByRole('button', { name: /^Vorlesen Antwort von/ }));
  expect(newest().isRunning).toBe(false);
  expect(button('Diktieren')).toBeVisible();
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

test.each([
  ['not-allowed', /Ihr Browser darf das Mikrofon nicht benutzen/],
  ['service-not-allowed', /Ihr Browser darf das Mikrofon nicht benutzen/],
  ['audio-capture', /kein Mikrofon gefunden/],
  ['no-speech', /Es war nichts zu hören/],
  ['network', /Die Spracherkennung ist nicht erreichbar/],
  ['language-not-supported', /versteht hier kein Deutsch/],
  ['strange', /Das Diktieren hat nicht geklappt/],
])('TALK-09 the failure %s is told in German', async (error, words) => {
  const { person } = await open();
  await person.click(button('Diktieren'));
  act(() => newest().fail(error));
  expect(screen.getByText(words)).toBeVisible();
  expect(button('Diktieren')).toBeVisible();
});

test('TALK-09 where the browser understands no speech there is no button', async () => {
  openAssistant(<AiJobsPage />);
  await isReady();
  expect(screen.queryByRole('button', { name: 'Diktieren' })).toBeNull();
});
