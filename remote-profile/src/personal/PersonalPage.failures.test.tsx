import { apiFailure, buildCandidate, NoAnswer } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  changes,
  editContact,
  editTraits,
  notices,
  openPersonalPage,
} from './testing/open-personal-page.tsx';

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('PROF-06 a refusal: param and message in the notice, the message at its field, the input stays', async () => {
    const page = openPersonalPage(undefined, {
      'PUT /candidate/{id}': () => {
        throw apiFailure('validation.failed', 'Diese Nummer ist zu lang.', 'contact.phone');
      },
    });
    const dialog = await editContact(page);
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

  test('PROF-06 HERS-12 no answer: the fixed texts below ours, and the next try works', async () => {
    let broken = true;
    const page = openPersonalPage(undefined, {
      'PUT /candidate/{id}': () => {
        if (broken) throw new NoAnswer();
        return buildCandidate();
      },
    });
    const dialog = await editContact(page);
    await page.person.type(dialog.getByLabelText(/Telefon/), '8');
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByText('Ihre Angaben wurden nicht gespeichert')).toBeVisible();
    expect(notices(page)).toMatchObject([
      {
        title: 'Ihre Angaben wurden nicht gespeichert',
        given: ['Unknown error', 'An unexpected error occurred.'],
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
    const page = openPersonalPage(
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
    const dialog = await editTraits(page);
    expect(await dialog.findByText('Die Auswahl konnte nicht geladen werden.')).toBeVisible();
    expect(dialog.getByLabelText(/Arbeitszeit/)).toHaveDisplayValue('bis 15 Stunden');
    broken = false;
    await page.person.click(dialog.getByRole('button', { name: 'Auswahl neu laden' }));
    await waitFor(() =>
      expect(dialog.queryByText('Die Auswahl konnte nicht geladen werden.')).toBeNull(),
    );
    expect(dialog.getByLabelText(/Arbeitszeit/)).toHaveDisplayValue('bis 15 Stunden');
  });

  test('PROF-05 user data that cannot be refreshed does not undo what is saved', async () => {
    const saved = buildCandidate({
      location: { postal_code: '10115', street: null, radius: 5_000 },
    });
    const page = openPersonalPage(undefined, {
      'PUT /candidate/{id}': () => saved,
      'GET /auth/me': () => {
        throw new NoAnswer();
      },
    });
    const dialog = await editContact(page);
    await page.person.type(dialog.getByLabelText(/Telefon/), '8');
    await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.shell.session.getState().user?._candidate).toEqual(saved);
  });
});
