import {
  apiFailure,
  buildOperatorCallback,
  buildOperatorUser,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CallbacksPage } from './CallbacksPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator/callbacks' };

test('OPER-08 AGE-07 operators-23 who waits for a call is listed, called and gone', async () => {
  let waiting = [buildOperatorCallback()];
  const { person, calls } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': () => waiting,
      'POST /operator/callback/{id}/done': () => {
        waiting = [];
        return { ok: true as const };
      },
    },
  });
  const row = within(await screen.findByRole('article', { name: 'Renate Schuster' }));
  expect(row.getByRole('link', { name: '0221 4455667' })).toHaveAttribute(
    'href',
    'tel:02214455667',
  );
  expect(row.getByText(/am besten vormittags/)).toBeVisible();
  expect(row.getByText('Wie melde ich mich an?')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Erledigt Renate Schuster' }));
  expect(await screen.findByText('Niemand wartet')).toBeVisible();
  expect(calls.find(({ key }) => key.startsWith('POST'))).toMatchObject({ params: { id: 4 } });
});

test('OPER-08 access-23 what an expired session interrupted can be pressed again', async () => {
  let waiting = [buildOperatorCallback()];
  const { person, handlers, shell } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': () => waiting,
      'POST /operator/callback/{id}/done': () => {
        throw apiFailure('token.expired', 'abgelaufen');
      },
    },
  });
  const done = await screen.findByRole('button', { name: 'Erledigt Renate Schuster' });
  await person.click(done);
  await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
  handlers['POST /operator/callback/{id}/done'] = () => {
    waiting = [];
    return { ok: true as const };
  };
  act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
  await person.click(done);
  expect(await screen.findByText('Niemand wartet')).toBeVisible();
});

test('OPER-08 operators-23 a call that somebody else has made is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': () => [buildOperatorCallback()],
      'POST /operator/callback/{id}/done': () => {
        throw apiFailure('not_found', 'Das gibt es nicht mehr.');
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Erledigt Renate Schuster' }));
  expect(await screen.findByText('Das gibt es nicht mehr.')).toBeVisible();
  jest.restoreAllMocks();
});

test('OPER-13 operators-28 one takes a call, the other sees who calls, and the list is narrowed', async () => {
  const row = buildOperatorCallback();
  let assignee: string | null = 'petra@example.org';
  const { person, calls } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': ({ query }) =>
        query.owner === 'nobody' ? [] : [{ ...row, assigned_to: assignee }],
      'PUT /operator/case/{kind}/{id}/assignment': () => {
        assignee = base.user.email;
        return { ok: true as const };
      },
    },
  });
  expect(await screen.findByText('Daran arbeitet petra@example.org.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Übernehmen Renate Schuster' }));
  expect(await screen.findByRole('button', { name: 'Zurückgeben Renate Schuster' })).toBeVisible();
  expect(screen.getByText('Von Ihnen übernommen.')).toBeVisible();
  expect(calls.find(({ key }) => key.startsWith('PUT'))).toMatchObject({
    params: { kind: 'callback', id: row.id },
    body: { mine: true },
  });
  await person.selectOptions(screen.getByLabelText('Wann es passt'), 'vormittags');
  await person.selectOptions(
    screen.getByLabelText('Wer daran arbeitet'),
    'Von niemandem übernommen',
  );
  expect(await screen.findByText('Niemand zu dieser Auswahl')).toBeVisible();
  expect(calls.findLast(({ key }) => key === 'GET /operator/callback')?.query).toMatchObject({
    owner: 'nobody',
    time_window: 'morning',
  });
});
