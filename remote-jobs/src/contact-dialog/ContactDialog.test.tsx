import {
  buildCandidateUser,
  buildTemplate,
  fill,
  type Handlers,
  NoAnswer,
  plainWordsBefore,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { incomplete, openContactDialog } from './testing/open-contact-dialog.tsx';

test('CON-01 a template fills the message', async () => {
  const { person, message } = await openContactDialog();
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  expect(message).toHaveValue('Text der Vorlage');
});

test('CON-01 a template that replaces typed text can be taken back', async () => {
  const { person, message } = await openContactDialog();
  fill(message, 'Mein Text');
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  await person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(message).toHaveValue('Mein Text');
});

test('CON-01 jobs-48 own words that a template replaced come back after the dialog was closed', async () => {
  const { message, person } = await openContactDialog();
  fill(message, 'Mein Text');
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  await person.click(screen.getByRole('button', { name: 'Schließen' }));
  await person.click(
    (await screen.findAllByRole('button', { name: 'Kontaktieren' }))[0] as HTMLElement,
  );
  const again = await screen.findByLabelText('Ihre Nachricht');
  await waitFor(() => expect(again).toHaveValue('Text der Vorlage'));
  await person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(again).toHaveValue('Mein Text');
});

test('CON-01 one template after another replaces nobody’s own words', async () => {
  const templates = [
    buildTemplate(),
    buildTemplate({ id: 9, name: 'Kurz', message: 'Kurzer Text' }),
  ];
  const { person, message } = await openContactDialog({
    handlers: { 'GET /outreach_template': () => templates },
  });
  const chooser = await screen.findByLabelText(/^Vorlage/);
  await person.selectOptions(chooser, 'Vorlage 12.11.2026');
  await person.selectOptions(chooser, 'Kurz');
  expect(message).toHaveValue('Kurzer Text');
  expect(screen.queryByText(/ersetzt/)).toBeNull();
  await person.type(message, ' und mehr');
  await person.selectOptions(chooser, 'Vorlage 12.11.2026');
  expect(screen.getByText(/ersetzt/)).toBeVisible();
});

const LETTER = 'Guten Tag, ich bewerbe mich.';
const withOwnText = {
  applicationLetter: JSON.stringify({ jobId: 12, text: LETTER }),
  'draft.contact.12': JSON.stringify({ message: 'Mein Text' }),
};

test('TALK-15 a letter that was finished for this job is the message, once; own words come back', async () => {
  const { message, person, store } = await openContactDialog({ stored: withOwnText });
  await waitFor(() => expect(message).toHaveValue(LETTER));
  expect(store.getItem('applicationLetter')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(message).toHaveValue('Mein Text');
});

test('TALK-15 own words that the letter replaced come back after the dialog was closed, and so does the letter', async () => {
  const { message, person } = await openContactDialog({ stored: withOwnText });
  await waitFor(() => expect(message).toHaveValue(LETTER));
  await person.type(message, ' Gruß');
  await person.click(screen.getByRole('button', { name: 'Schließen' }));
  await person.click(
    (await screen.findAllByRole('button', { name: 'Kontaktieren' }))[0] as HTMLElement,
  );
  const again = await screen.findByLabelText('Ihre Nachricht');
  await waitFor(() => expect(again).toHaveValue(`${LETTER} Gruß`));
  await person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(again).toHaveValue('Mein Text');
  await person.click(screen.getByRole('button', { name: 'Anschreiben zurückholen' }));
  expect(again).toHaveValue(`${LETTER} Gruß`);
});

test('TALK-15 a letter for another job stays where it is', async () => {
  const applicationLetter = JSON.stringify({ jobId: 13, text: 'Guten Tag' });
  const { message, store } = await openContactDialog({ stored: { applicationLetter } });
  expect(message).toHaveValue('');
  expect(store.getItem('applicationLetter')).toBe(applicationLetter);
});

describe('save as template', () => {
  const opened = async (handlers: Handlers = {}) => {
    const rendered = await openContactDialog({ handlers });
    await rendered.person.click(
      screen.getByRole('button', { name: 'Nachricht als Vorlage speichern' }),
    );
    return { ...rendered, title: screen.getByLabelText('Titel der Vorlage') };
  };
  const save = () => screen.getByRole('button', { name: 'Vorlage speichern' });

  test('CON-02 the title is at most 30 characters and begins with today', async () => {
    const { title } = await opened();
    expect(title).toHaveAttribute('maxlength', '30');
    expect((title as HTMLInputElement).value).toMatch(/^Vorlage \d\d\.\d\d\.\d{4}$/);
  });

  test('CON-07 the message comes first, then the title', async () => {
    const { person, title, message, calls } = await opened();
    await person.clear(title);
    await person.click(save());
    expect(
      screen.getByText('Bitte geben Sie eine Nachricht ein, bevor Sie die Vorlage speichern'),
    ).toBeVisible();
    expect(message).toHaveFocus();
    expect(message).toBeInvalid();
    fill(message, 'Guten Tag');
    await person.click(save());
    expect(screen.getByText('Bitte geben Sie einen Titel für die Vorlage ein')).toBeVisible();
    expect(title).toHaveFocus();
    expect(calls.some(({ key }) => key === 'POST /outreach_template')).toBe(false);
  });

  test('CON-07 a saved template is announced, chosen and can be chosen again', async () => {
    const added = buildTemplate({ id: 8, name: 'Empfang', message: 'Guten Tag' });
    const list = [buildTemplate()];
    const { person, message, title, calls, sentBodies, sendButton } = await opened({
      'GET /outreach_template': () => list,
      'POST /outreach_template': () => {
        list.push(added);
        return added;
      },
    });
    fill(message, 'Guten Tag');
    await person.clear(title);
    await person.type(title, 'Empfang{Enter}');
    expect(await screen.findByText('Vorlage erfolgreich gespeichert')).toBeVisible();
    expect(calls.find(({ key }) => key === 'POST /outreach_template')?.body).toEqual({
      name: 'Empfang',
      message: 'Guten Tag',
    });
    expect(screen.getByLabelText(/^Vorlage/)).toHaveDisplayValue('Empfang');
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toMatchObject([{ outreach_template_id: 8 }]));
  });

  test('CON-07 a template that could not be saved says so and keeps its title', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { person, message, title } = await opened({
      'POST /outreach_template': () => {
        throw new NoAnswer();
      },
    });
    fill(message, 'Guten Tag');
    await person.click(save());
    expect(await screen.findByText('Failed to save template')).toHaveAttribute('lang', 'en');
    expect(plainWordsBefore('Failed to save template')).not.toBe('');
    expect((title as HTMLInputElement).value).toMatch(/^Vorlage /);
    logged.mockRestore();
  });
});

describe('contact data', () => {
  const form = () => screen.queryByRole('group', { name: 'Ihre Kontaktdaten' });

  test('CON-03 sending along is on, the form shows with what the profile has, no tip', async () => {
    await openContactDialog();
    expect(screen.getByRole('switch', { name: 'Ihre Kontaktdaten mitsenden' })).toBeChecked();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Renate');
    expect(screen.getByLabelText(/^Anrede/)).toHaveDisplayValue('Frau');
    expect(screen.queryByText(/^Tipp:/)).toBeNull();
  });

  test('CON-03 off: a tip instead of the form, and the preview says that nothing is sent', async () => {
    const { person } = await openContactDialog();
    await person.click(screen.getByRole('switch'));
    expect(form()).toBeNull();
    expect(screen.getByText(/^Tipp:/)).toBeVisible();
    expect(screen.getByText(/keine Kontaktdaten/)).toBeVisible();
  });

  test('CON-03 off with incomplete data: the form stays', async () => {
    const { person } = await openContactDialog({
      user: buildCandidateUser({ _candidate: incomplete }),
    });
    await person.click(screen.getByRole('switch'));
    expect(form()).toBeVisible();
  });

  test('CON-04 jobs-51 the preview follows every key; a blank field means the profile', async () => {
    const { person, message, sendButton, sentBodies } = await openContactDialog();
    const preview = () => screen.getByText(/^Ihre Nachricht, dazu:/);
    expect(preview()).toHaveTextContent('Frau Renate Schuster, 0221 4455667, renate@example.org');
    await person.clear(screen.getByLabelText('Telefon'));
    await person.type(screen.getByLabelText('Telefon'), '0171 22');
    expect(preview()).toHaveTextContent('Schuster, 0171 22,');
    await person.clear(screen.getByLabelText('Vorname'));
    expect(preview()).toHaveTextContent('Frau Renate Schuster');
    fill(message, 'Guten Tag');
    await person.click(sendButton());
    await waitFor(() =>
      expect(sentBodies()).toMatchObject([
        { profile_first_name: 'Renate', profile_phone: '0171 22' },
      ]),
    );
  });
});
