import {
  apiFailure,
  buildOperatorUser,
  buildStuckItem,
  fill,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { StuckPage } from './StuckPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator/stuck' };

test('OPER-08 operators-17 a mail is tried again with a reason, and the list is asked for anew', async () => {
  let stuck = [buildStuckItem()];
  const { person, calls } = renderPage(<StuckPage />, {
    ...base,
    handlers: {
      'GET /operator/stuck': () => stuck,
      'POST /operator/stuck/{kind}/{id}': () => {
        stuck = [];
        return { ok: true as const };
      },
    },
  });
  const row = within(await screen.findByRole('article', { name: 'E-Mail: Willkommen' }));
  expect(
    row.getByText(/an …@example\.org · seit 20\.11\.2026, 10:00 Uhr · 11 Versuche/),
  ).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Wiederholen Willkommen' }));
  const dialog = within(await screen.findByRole('dialog'));
  // The reason that fits nearly always stands there already: nobody types twenty times the same.
  const reason = dialog.getByLabelText(/^Grund/);
  expect(reason).toHaveValue('Die Ursache ist behoben.');
  await person.clear(reason);
  await person.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await dialog.findAllByText('Bitte schreiben Sie den Grund dazu.')).not.toHaveLength(0);
  fill(reason, 'Postfach ist wieder da.');
  await person.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Alles läuft')).toBeVisible();
  expect(calls.find(({ key }) => key.startsWith('POST'))).toMatchObject({
    params: { kind: 'mail', id: 5 },
    body: { action: 'repeat', reason: 'Postfach ist wieder da.' },
  });
});

test('OPER-08 operators-17 an expired mail can only be dropped; a refusal says why', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<StuckPage />, {
    ...base,
    handlers: {
      'GET /operator/stuck': () => [buildStuckItem({ expired: true, state: 'late' })],
      'POST /operator/stuck/{kind}/{id}': () => {
        throw apiFailure('conflict', 'Das ist inzwischen geschehen.');
      },
    },
  });
  expect(await screen.findByText('Verspätet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Wiederholen/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Verwerfen Willkommen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Grund/), 'Zu spät.');
  await person.click(dialog.getByRole('button', { name: 'Verwerfen' }));
  expect(await dialog.findByText('Das ist inzwischen geschehen.')).toBeVisible();
  logged.mockRestore();
});

test('HOUSE-04 operators-16 every task of the queue is named by what it does', async () => {
  renderPage(<StuckPage />, {
    ...base,
    handlers: {
      'GET /operator/stuck': () => [
        buildStuckItem({ kind: 'task', title: 'job-alert', recipient: null }),
        buildStuckItem({ kind: 'task', id: 6, title: 'of-tomorrow', recipient: null }),
      ],
    },
  });
  const name = 'Aufgabe: E-Mail zu einer gespeicherten Suche schreiben';
  expect(await screen.findByRole('article', { name })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Aufgabe: of-tomorrow' })).toBeVisible();
});

test('OPER-13 operators-17 all that is shown is tried again with one reason; one that is resolved already stops none', async () => {
  const items = [5, 6, 7].map((id) => buildStuckItem({ id, expired: id === 7 }));
  let stuck = items;
  const { person, calls } = renderPage(<StuckPage />, {
    ...base,
    handlers: {
      'GET /operator/stuck': () => stuck,
      'POST /operator/stuck/{kind}/{id}': ({ params }) => {
        stuck = stuck.filter(({ id }) => id !== params.id);
        if (params.id === 5) throw apiFailure('conflict', 'Das ist inzwischen geschehen.');
        return { ok: true as const };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Alle 2 wiederholen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Alle/ })).toBeNull();
  const sent = calls.filter(({ key }) => key.startsWith('POST'));
  expect(sent.map(({ params }) => params)).toEqual([
    { kind: 'mail', id: 5 },
    { kind: 'mail', id: 6 },
  ]);
});

test('OPER-13 operators-17 all that is shown is dropped with one reason', async () => {
  let stuck = [5, 6].map((id) => buildStuckItem({ id, expired: true }));
  const { person } = renderPage(<StuckPage />, {
    ...base,
    handlers: {
      'GET /operator/stuck': () => stuck,
      'POST /operator/stuck/{kind}/{id}': ({ params, body }) => {
        expect(body.action).toBe('drop');
        stuck = stuck.filter(({ id }) => id !== params.id);
        return { ok: true as const };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Alle 2 verwerfen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByText('Alles läuft')).toBeVisible();
});
