import { act, screen, within } from '@testing-library/react';
import { AiJobsPage } from '../../ai-jobs/AiJobsPage.tsx';
import { FakeRecognition, installRecognition } from '../testing/fake-recognition.ts';
import { field, isReady, openAssistant } from '../testing/open-assistant.tsx';

let remove = () => {};
afterEach(() => remove());

async function open(allowed = true) {
  remove = installRecognition();
  const page = openAssistant(<AiJobsPage />, {
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
