import { buildCandidate, buildCandidateUser } from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  changes,
  editContact,
  editTraits,
  notices,
  openPersonalPage,
} from './testing/open-personal-page.tsx';

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

test('PROF-02 two cards with the values; empty ones have hints; the address is changed elsewhere', async () => {
  const page = openPersonalPage(empty);
  expect(screen.getByRole('heading', { level: 1, name: 'Persönliches' })).toBeVisible();
  for (const hint of ['Ihre Anrede', 'Ihren Vornamen', 'Ihren Nachnamen', 'Ihre Telefonnummer']) {
    expect(screen.getByText(`keine Angabe, bitte ergänzen Sie ${hint}`)).toBeVisible();
  }
  expect(screen.getByText('monika@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zugangsdaten' })).toHaveAttribute('href', '/privacy');
  const dialog = await editContact(page);
  expect(dialog.queryByLabelText(/E-Mail/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Speichern' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
});

test('PROF-02 PROF-05 the salutation is cleared; the answer is merged, then user and candidate are reloaded', async () => {
  const saved = buildCandidate({ contact: { ...empty.contact, first_name: 'Renate' } });
  const fresh = buildCandidateUser({ _candidate: saved, plan_label: 'silver+ 6 Monate' });
  let answer: (() => void) | undefined;
  const page = openPersonalPage(undefined, {
    'PUT /candidate/{id}': () => saved,
    'GET /auth/me': () =>
      new Promise((resolve) => {
        answer = () => resolve(fresh);
      }),
  });
  const dialog = await editContact(page);
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
  const page = openPersonalPage();
  const dialog = await editTraits(page);
  await dialog.findByRole('option', { name: 'bis 10 Stunden' });
  await page.person.selectOptions(dialog.getByLabelText(/Arbeitszeit/), 'bis 10 Stunden');
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
          work_times: null,
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
  const page = openPersonalPage();
  let dialog = await editContact(page);
  await page.person.type(dialog.getByLabelText(/Nachname/), 'x');
  expect(page.shell.unsavedWork.names()).toEqual(['Kontaktdaten']);
  await page.person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(page.shell.unsavedWork.names()).toEqual([]);
  dialog = await editContact(page);
  expect(dialog.getByLabelText(/Nachname/)).toHaveValue('Schuster');
  await page.person.type(dialog.getByLabelText(/Nachname/), '-Klein');
  await page.person.click(dialog.getByRole('button', { name: 'Schließen' }));
  dialog = await editContact(page);
  expect(dialog.getByLabelText(/Nachname/)).toHaveValue('Schuster-Klein');
  expect(dialog.getByText('Ihre letzte Eingabe ist noch da')).toBeVisible();
  await page.person.type(dialog.getByLabelText(/Nachname/), '!');
  expect(dialog.queryByText('Ihre letzte Eingabe ist noch da')).toBeNull();
  expect(changes(page)).toEqual([]);
});

test('a double click sends once, and nothing changed sends nothing', async () => {
  let answer: (() => void) | undefined;
  const page = openPersonalPage(undefined, {
    'PUT /candidate/{id}': () =>
      new Promise((resolve) => {
        answer = () => resolve(buildCandidate());
      }),
  });
  let dialog = await editContact(page);
  await page.person.type(dialog.getByLabelText(/Telefon/), '8');
  await page.person.dblClick(dialog.getByRole('button', { name: 'Speichern' }));
  expect(changes(page)).toHaveLength(1);
  act(() => answer?.());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await editContact(page);
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(page)).toHaveLength(1);
});

test('after the session ended and was renewed, the button works again with what was typed', async () => {
  let pending = true;
  const page = openPersonalPage(undefined, {
    // The call of an expired session never ends (ACC-14).
    'PUT /candidate/{id}': () => (pending ? new Promise(() => {}) : buildCandidate()),
  });
  const dialog = await editContact(page);
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
