import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, isReady, openAssistant } from '../chat/testing/open-assistant.tsx';
import { CoverLetterPage } from './CoverLetterPage.tsx';

const LETTER =
  'Eva Roth\n[Ihre Straße und Hausnummer]\n\nUlm, 2. März 2026\n\nBewerbung\n\nGuten Tag,\n\nText.';
const sheet = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihr Anschreiben zum Bearbeiten' });
const reply = (letter: string) => ({ message: `Bitte:\n\n${letter}`, letter });

test('TALK-05 the sheet is written on beside the conversation and goes along with the next message', async () => {
  const letters = [reply(LETTER), { message: 'Nichts geändert' }];
  const { person, calls, store } = openAssistant(<CoverLetterPage />, {
    more: { 'POST /cover-letter/continue': () => letters.shift() ?? { message: '' } },
  });
  await isReady();
  await person.type(field(), 'Weil{Control>}{Enter}{/Control}');
  const text = await sheet();
  expect(text).toHaveValue(LETTER);
  const panel = screen.getByRole('region', { name: 'Ihr Anschreiben ist fertig' });
  expect(within(panel).getByText('Im Brief ist noch eine Lücke')).toBeVisible();
  expect(screen.getByRole('link', { name: 'im Blatt zum Bearbeiten' })).toHaveAttribute(
    'href',
    '#letter-panel',
  );
  const changed = LETTER.replace('[Ihre Straße und Hausnummer]', 'Am Bach 1');
  fireEvent.change(text, { target: { value: changed } });
  expect(within(panel).queryByText(/Lücke/)).toBeNull();
  expect(JSON.parse(store.getItem('assistant.letter') ?? '')).toMatchObject({ text: changed });
  await person.type(field(), 'kürzer{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ answer: 'kürzer', letter: changed }),
  );
  await screen.findByText('Nichts geändert');
  expect(await sheet()).toHaveValue(changed);
  await person.click(within(panel).getByRole('button', { name: 'So sieht der Brief aus' }));
  expect(within(panel).getByRole('heading', { name: 'Bewerbung' })).toBeVisible();
});

test('TALK-05 what is written while an answer is on its way stays until the user chooses', async () => {
  let finish: (letter: string) => void = () => undefined;
  const letters: (() => unknown)[] = [
    () => reply(LETTER),
    () =>
      new Promise((resolve) => {
        finish = (letter) => resolve(reply(letter));
      }),
  ];
  const { person } = openAssistant(<CoverLetterPage />, {
    more: { 'POST /cover-letter/continue': () => letters.shift()?.() as { message: string } },
  });
  await isReady();
  await person.type(field(), 'Weil{Control>}{Enter}{/Control}');
  const text = await sheet();
  await person.type(field(), 'kürzer{Control>}{Enter}{/Control}');
  fireEvent.change(text, { target: { value: 'Mein Text.' } });
  await act(async () => finish('Kurz.'));
  expect(await screen.findByText('Es gibt eine neue Fassung')).toBeVisible();
  expect(text).toHaveValue('Mein Text.');
  await person.click(screen.getByRole('button', { name: 'Neue Fassung nehmen' }));
  expect(await sheet()).toHaveValue('Kurz.');
  await person.click(screen.getByRole('button', { name: 'Meine Fassung zurückholen' }));
  expect(await sheet()).toHaveValue('Mein Text.');
});
