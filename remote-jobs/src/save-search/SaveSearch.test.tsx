import {
  apiFailure,
  buildCandidateUser,
  buildJobSearch,
  type Handlers,
  NoAnswer,
  plainWordsBefore,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { NO_FILTER, parseLocation, type SearchFilter } from '../filter/search-filter.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useSaveSearch } from './useSaveSearch.ts';

const filter: SearchFilter = {
  ...NO_FILTER,
  position: { id: 61, label: 'Empfang' },
  location: parseLocation({ id: 901, label: '50667 Köln, Umkreis 10 km' }),
};
const daily = buildJobSearch({ alert_config_id: 2, alert_contig_label: '1x Täglich' });
const answers: Handlers = {
  'POST /job_search': () => buildJobSearch(),
  'GET /alert_config': () => [
    { id: 1, label: 'In Echtzeit (aktuelle Einstellung)', config: 'instant' },
    { id: 2, label: '1x Täglich', config: 'daily' },
    { id: 3, label: 'Keine Email senden', config: 'never' },
  ],
  'PATCH /job_search/{id}/alert': () => daily,
};

/** The part of the pool with a filter that can change. */
function Pool({ first }: { first: SearchFilter }) {
  const [now, change] = useState(first);
  return (
    <>
      <SaveSearch filter={now} search={useSaveSearch(now)} />
      <button type="button" onClick={() => change({ ...now, location: null })}>
        Anderer Filter
      </button>
    </>
  );
}

function open(options: RenderPageOptions = {}, first = filter) {
  const page = renderPage(<Pool first={first} />, {
    user: buildCandidateUser({ id: 4, candidate_id: 9 }),
    ...options,
    handlers: { ...answers, ...options.handlers },
  });
  const notices = () =>
    page.shell.notices.getState().notices.map(({ tone, title }) => [tone, title]);
  const sent = (key: string) => page.calls.filter((call) => call.key === key);
  return { ...page, notices, sent };
}

const saveButton = () => screen.getByRole('button', { name: 'Suche speichern' });
const dialog = () => screen.findByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });

test('SAVE-01 SAVE-02 without a position it takes the focus, says why and sends nothing', async () => {
  const { person, calls } = open({}, { ...filter, position: null });
  const reason = 'Bitte wählen Sie zuerst aus, was Sie suchen (Beruf/Tätigkeit).';
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  expect(saveButton()).toHaveAccessibleDescription(reason);
  await person.tab();
  expect(saveButton()).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(calls).toEqual([]);
});

test('SAVE-01 while saving it cannot be used again; a double click sends one request', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { person, sent } = open({
    handlers: { 'POST /job_search': () => waiting.then(() => buildJobSearch()) },
  });
  await person.dblClick(saveButton());
  expect(screen.getByRole('button', { name: 'Wird gespeichert …' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => finish());
  await dialog();
  expect(sent('POST /job_search')).toHaveLength(1);
});

test('SAVE-03 without a candidate the error says to sign in again', async () => {
  const { person, calls, notices } = open({ user: buildCandidateUser({ candidate_id: null }) });
  await person.click(saveButton());
  const text = 'Fehler: Benutzerdaten unvollständig. Bitte neu anmelden.';
  expect(notices()).toEqual([['error', text]]);
  expect(screen.getByText(text)).toBeVisible();
  expect(calls).toEqual([]);
});

test('SAVE-04 SAVE-05 it is saved, a toast says so, the dialog asks for the alert', async () => {
  const { person, sent, notices } = open();
  await person.click(saveButton());
  const box = await dialog();
  expect(sent('POST /job_search')).toMatchObject([
    {
      body: {
        candidate_id: 9,
        users_id: 4,
        alert_config_id: 1,
        search_what_id: 61,
        search_location_id: 901,
      },
    },
  ]);
  expect(notices()).toEqual([
    ['success', 'Suche gespeichert. Richten Sie nun Benachrichtigungen ein.'],
  ]);
  expect(within(box).getByRole('link', { name: /Mein Konto > Jobsuchen/ })).toHaveAttribute(
    'href',
    '/searches',
  );
  const choices = within(box).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Sofort, .* In Echtzeit \(aktuelle Einstellung\)$/),
    expect.stringMatching(/1x Täglich/),
    expect.stringMatching(/Keine Email senden/),
  ]);
  expect(choices[0]).toBeChecked();
});

test('SAVE-06 layout-14 the choice is sent and closes; the result stands on the page', async () => {
  const { person, sent, notices } = open();
  await person.click(saveButton());
  const box = await dialog();
  await person.click(within(box).getByRole('radio', { name: /1x Täglich/ }));
  await person.dblClick(within(box).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH /job_search/{id}/alert')).toMatchObject([
    { params: { id: 7 }, body: { alert_label: '1x Täglich', alert_config_id: 2 } },
  ]);
  expect(notices()).toContainEqual(['success', 'Eingabe erfolgreich gespeichert']);
  expect(plainWordsBefore('1x Täglich')).toBe('Höchstens einmal am Tag');
});

test("SAVE-06 'Abbrechen' closes and the search stays saved; the choice can be made later", async () => {
  const { person, sent } = open();
  await person.click(saveButton());
  await person.click(within(await dialog()).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH /job_search/{id}/alert')).toEqual([]);
  expect(screen.getByText('Diese Suche ist gespeichert.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu meinen Suchen' })).toHaveAttribute(
    'href',
    '/searches',
  );
  await person.click(screen.getByRole('button', { name: 'E-Mails ändern' }));
  expect(await dialog()).toBeVisible();
});

test('jobs-28 another filter is another search: the result of the last one goes', async () => {
  const { person } = open();
  await person.click(saveButton());
  await person.click(within(await dialog()).getByRole('button', { name: 'Abbrechen' }));
  await person.click(screen.getByRole('button', { name: 'Anderer Filter' }));
  expect(screen.queryByText('Diese Suche ist gespeichert.')).toBeNull();
});

test('an alert that was chosen before is chosen again when the same search is saved', async () => {
  const { person } = open({ handlers: { 'POST /job_search': () => daily } });
  await person.click(saveButton());
  expect(within(await dialog()).getByRole('radio', { name: /1x Täglich/ })).toBeChecked();
});

describe('SAVE-07 failures', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [
      'the message of the server',
      () => apiFailure('conflict', 'Sie haben schon 100 Suchen gespeichert.'),
      'Speichern fehlgeschlagen: Sie haben schon 100 Suchen gespeichert.',
    ],
    ['no answer', () => new NoAnswer(), 'Speichern fehlgeschlagen: Bitte versuchen Sie es erneut.'],
  ])(
    'saving with %s: toast, text on the page, and a second attempt works',
    async (_, failure, text) => {
      let broken = true;
      const { person, notices } = open({
        handlers: {
          'POST /job_search': () => {
            if (broken) throw failure();
            return buildJobSearch();
          },
        },
      });
      await person.click(saveButton());
      expect(await screen.findByText(text)).toBeVisible();
      expect(notices()).toEqual([['error', text]]);
      broken = false;
      await person.click(saveButton());
      expect(await dialog()).toBeVisible();
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  test('a failed alert says so in the dialog, keeps the choice and can be sent again', async () => {
    let broken = true;
    const { person } = open({
      handlers: {
        'PATCH /job_search/{id}/alert': () => {
          if (broken) throw new NoAnswer();
          return daily;
        },
      },
    });
    await person.click(saveButton());
    const box = await dialog();
    await person.click(within(box).getByRole('radio', { name: /1x Täglich/ }));
    await person.click(within(box).getByRole('button', { name: 'Speichern' }));
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Da ist etwas schiefgelaufen: Bitte versuchen Sie es erneut.',
    );
    expect(within(box).getByRole('radio', { name: /1x Täglich/ })).toBeChecked();
    broken = false;
    await person.click(within(box).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('after an expired session the button works again', async () => {
    const { person, shell, handlers } = open({
      handlers: {
        'POST /job_search': () => {
          throw apiFailure('token.expired', 'abgelaufen');
        },
      },
    });
    await person.click(saveButton());
    await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
    handlers['POST /job_search'] = () => buildJobSearch();
    act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
    await person.click(await screen.findByRole('button', { name: 'Suche speichern' }));
    expect(await dialog()).toBeVisible();
  });
});
