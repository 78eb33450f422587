import type { Candidate } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PersonalPage } from './PersonalPage.tsx';

const empty = buildCandidate({
  contact: {
    salutation_id: null,
    first_name: null,
    last_name: '',
    phone: null,
    email: 'monika@example.org',
    complete: false,
    _salutation: null,
  },
});

function open(candidate: Candidate = buildCandidate(), handlers: Handlers = {}) {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<PersonalPage />, {
    user,
    route: '/personal',
    handlers: {
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': () => user,
      'GET /work_load_candidate': () => [
        { id: 1, label: 'bis 5 Stunden' },
        { id: 2, label: 'bis 10 Stunden' },
      ],
      ...handlers,
    },
  });
}

type Page = ReturnType<typeof open>;
const changes = (page: Page) =>
  page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);
const notices = (page: Page) => page.shell.notices.getState().notices;

async function edit(page: Page, name: string) {
  await page.person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
const contact = (page: Page) => edit(page, 'Kontaktdaten bearbeiten');
const traits = (page: Page) => edit(page, 'Eigenschaften und Wünsche bearbeiten');

test('PROF-02 two cards with the values; empty ones have hints; the address is changed elsewhere', async () => {
  const page = open(empty);
  expect(screen.getByRole('heading', { level: 1, name: 'Persönliches' })).toBeVisible();
  for (const hint of ['Ihre Anrede', 'Ihren Vornamen', 'Ihren Nachnamen', 'Ihre Telefonnummer']) {
    expect(screen.getByText(`keine Angabe, bitte ergänzen Sie ${hint}`)).toBeVisible();
  }
  expect(screen.getByText('monika@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zugangsdaten' })).toHaveAttribute('href', '/privacy');
  const dialog = await contact(page);
  expect(dialog.queryByLabelText(/E-Mail/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Speichern' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
});

test('PROF-02 PROF-05 the salutation is cleared; the answer is merged, then user and candidate are reloaded', async () => {
  const saved = buildCandidate({ contact: { ...empty.contact, first_name: 'Renate' } });
  const fresh = buildCandidateUser({ _candidate: saved, plan_label: 'silver+ 6 Monate' });
  let answer: (() => void) | undefined;
  const page = open(undefined, {
    'PUT /candidate/{id}': () => saved,
    'GET /auth/me': () =>
      new Promise((resolve) => {
        answer = () => resolve(fresh);
      }),
  });
  const dialog = await contact(page);
  await page.person.selectOptions(dialog.getByLabelText(/Anrede/), '');
  await page.person.clear(dialog.getByLabelText(/Nachname/));
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(page)).toEqual([
    {
      id: 9,
      contact: {
        salutation_id: null,
        first_name: 'Renate',
        last_name: null,
        phone: '0221 4455667',
      },
      ops: { mode: 'contact_data_update' },
    },
  ]);
  expect(page.shell.session.getState().user?._candidate).toEqual(saved);
  expect(notices(page)).toMatchObject([
    { tone: 'success', title: 'Eingabe erfolgreich gespeichert' },
  ]);
  act(() => answer?.());
  await waitFor(() => expect(page.shell.session.getState().user).toEqual(fresh));
});

test('PROF-02 wishes and languages are sent with their flags as texts', async () => {
  const page = open();
  const dialog = await traits(page);
  await dialog.findByRole('option', { name: 'bis 10 Stunden' });
  await page.person.selectOptions(dialog.getByLabelText(/Arbeitspensum/), 'bis 10 Stunden');
  const [honorary, homeoffice] = dialog.getAllByRole('radio', { name: 'Nein' });
  if (honorary) await page.person.click(honorary);
  if (homeoffice) await page.person.click(homeoffice);
  await page.person.click(dialog.getByRole('checkbox', { name: 'Andere Sprachen' }));
  await page.person.type(dialog.getByRole('textbox', { name: /Andere Sprachen/ }), ' Polnisch');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        preferences: {
          work_load_candidate_id: 2,
          work_honorary_id: 2,
          work_honorary: 'Nein',
          work_fully_remote_id: 2,
        },
        additional: {
          language_german: 'true',
          language_english: 'false',
          language_other: 'true',
          languages: 'Polnisch',
        },
        ops: { mode: 'personal_preferences_update' },
      },
    ]),
  );
});

test('Abbrechen forgets; Schließen keeps what was typed, as unsaved work, for the next time', async () => {
  const page = open();
  let dialog = await contact(page);
  await page.person.type(dialog.getByLabelText(/Nachname/), 'x');
  expect(page.shell.unsavedWork.names()).toEqual(['Kontaktdaten']);
  await page.person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(page.shell.unsavedWork.names()).toEqual([]);
  dialog = await contact(page);
  expect(dialog.getByLabelText(/Nachname/)).toHaveValue('Schuster');
  await page.person.type(dialog.getByLabelText(/Nachname/), '-Klein');
  await page.person.click(dialog.getByRole('button', { name: 'Schließen' }));
  dialog = await contact(page);
  expect(dialog.getByLabelText(/Nachname/)).toHaveValue('Schuster-Klein');
  expect(dialog.getByText('Ihre letzte Eingabe ist noch da')).toBeVisible();
  await page.person.type(dialog.getByLabelText(/Nachname/), '!');
  expect(dialog.queryByText('Ihre letzte Eingabe ist noch da')).toBeNull();
  expect(changes(page)).toEqual([]);
});

test('a double click sends once, and nothing changed sends nothing', async () => {
  let answer: (() => void) | undefined;
  const page = open(undefined, {
    'PUT /candidate/{id}': () =>
      new Promise((resolve) => {
        answer = () => resolve(buildCandidate());
      }),
  });
  let dialog = await contact(page);
  await page.person.type(dialog.getByLabelText(/Telefon/), '8');
  await page.person.dblClick(dialog.getByRole('button', { name: 'Speichern' }));
  expect(changes(page)).toHaveLength(1);
  act(() => answer?.());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await contact(page);
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(page)).toHaveLength(1);
});

test('after the session ended and was renewed, the button works again with what was typed', async () => {
  let pending = true;
  const page = open(undefined, {
    // The call of an expired session never ends (ACC-14).
    'PUT /candidate/{id}': () => (pending ? new Promise(() => {}) : buildCandidate()),
  });
  const dialog = await contact(page);
  await page.person.type(dialog.getByLabelText(/Telefon/), '8');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await dialog.findByRole('button', { name: 'Wird gespeichert …' })).toBeVisible();
  pending = false;
  act(() =>
    page.shell.session.setState(({ renewals }) => ({ status: 'ready', renewals: renewals + 1 })),
  );
  await page.person.click(await dialog.findByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(page)).toHaveLength(2);
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('PROF-06 a refusal: param and message in the notice, the message at its field, the input stays', async () => {
    const page = open(undefined, {
      'PUT /candidate/{id}': () => {
        throw apiFailure('validation.failed', 'Diese Nummer ist zu lang.', 'contact.phone');
      },
    });
    const dialog = await contact(page);
    await page.person.type(dialog.getByLabelText(/Telefon/), '8');
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(notices(page)).toMatchObject([
        { tone: 'error', title: 'contact.phone', message: 'Diese Nummer ist zu lang.' },
      ]),
    );
    const phone = dialog.getByLabelText(/Telefon/);
    expect(phone).toHaveValue('0221 44556678');
    expect(phone).toHaveAccessibleDescription(/Diese Nummer ist zu lang/);
    expect(phone).toHaveFocus();
  });

  test('PROF-06 no answer: the fixed texts, and the next try works', async () => {
    let broken = true;
    const page = open(undefined, {
      'PUT /candidate/{id}': () => {
        if (broken) throw new NoAnswer();
        return buildCandidate();
      },
    });
    const dialog = await contact(page);
    await page.person.type(dialog.getByLabelText(/Telefon/), '8');
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByText('Ihre Angaben wurden nicht gespeichert')).toBeVisible();
    expect(notices(page)).toMatchObject([
      {
        title: 'Unknown error',
        lang: 'en',
        message: 'An unexpected error occurred.',
        messageLang: 'en',
      },
    ]);
    broken = false;
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(page)).toHaveLength(2);
  });

  test('a list that cannot be loaded is asked for again, and what was chosen stays', async () => {
    let broken = true;
    const workLoads = [{ id: 3, label: 'bis 15 Stunden' }];
    const candidate = buildCandidate();
    const page = open(
      {
        ...candidate,
        preferences: {
          ...candidate.preferences,
          work_load_candidate_id: 3,
          work_load: 'bis 15 Stunden',
        },
      },
      {
        'GET /work_load_candidate': () => {
          if (broken) throw apiFailure('unavailable', 'Der Dienst ruht.');
          return workLoads;
        },
      },
    );
    const dialog = await traits(page);
    expect(await dialog.findByText('Die Auswahl konnte nicht geladen werden.')).toBeVisible();
    expect(dialog.getByLabelText(/Arbeitspensum/)).toHaveDisplayValue('bis 15 Stunden');
    broken = false;
    await page.person.click(dialog.getByRole('button', { name: 'Auswahl neu laden' }));
    await waitFor(() =>
      expect(dialog.queryByText('Die Auswahl konnte nicht geladen werden.')).toBeNull(),
    );
    expect(dialog.getByLabelText(/Arbeitspensum/)).toHaveDisplayValue('bis 15 Stunden');
  });

  test('PROF-05 user data that cannot be refreshed does not undo what is saved', async () => {
    const saved = buildCandidate({
      location: { postal_code: '10115', street: null, radius: 5_000 },
    });
    const page = open(undefined, {
      'PUT /candidate/{id}': () => saved,
      'GET /auth/me': () => {
        throw new NoAnswer();
      },
    });
    const dialog = await contact(page);
    await page.person.type(dialog.getByLabelText(/Telefon/), '8');
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.shell.session.getState().user?._candidate).toEqual(saved);
  });
});
